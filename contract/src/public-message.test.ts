import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PublicMessageInput } from './public-message.ts';

const issues = (payload: unknown) =>
  (PublicMessageInput.safeParse(payload).error?.issues ?? []).map((i) => [i.path.join('.'), i.message]);

test('both spellings are one message', () => {
  const one = PublicMessageInput.parse({ fullName: ' Rana ', mobile: '٠٥٩٩١٢٣٤٥٦', content: 'Hello' });
  const other = PublicMessageInput.parse({ name: 'Rana', phone: '0599123456', message: 'Hello' });
  expect(one).toEqual(other);
  expect(one).toMatchObject({
    senderName: 'Rana',
    phone: '0599123456',
    body: 'Hello',
    source: 'contact',
    isTrap: false,
  });
});

test('what is wrong is said at the field that was sent', () => {
  expect(issues({ fullName: '', mobile: '05', content: '' })).toEqual([
    ['fullName', 'required'],
    ['mobile', 'invalidPhone'],
    ['content', 'required'],
  ]);
  expect(issues({ name: 'Rana', phone: '0599123456', message: 'x', email: 'y' })).toEqual([
    ['email', 'invalidEmail'],
  ]);
  expect(issues({}).map(([path]) => path)).toEqual(['name', 'phone', 'message']);
});

test('a viewing request does without a message and keeps its project and unit', () => {
  expect(
    PublicMessageInput.parse({
      name: 'Rana',
      phone: '0599123456',
      source: 'viewing',
      projectId: '4',
      unitId: 9,
    }),
  ).toMatchObject({ source: 'viewing', projectId: 4, unitId: 9, body: '' });
});

test('the honeypot: nothing is complained of, the message is marked', () => {
  expect(PublicMessageInput.parse({ website: 'http://spam.example' }).isTrap).toBe(true);
  expect(PublicMessageInput.parse({ name: 'a', phone: '1234567', message: 'b', website: ' ' }).isTrap).toBe(
    false,
  );
});

test('whatever is sent, what passes has a name and a phone', () => {
  const value = fc.oneof(fc.string(), fc.constantFrom('Rana', '0599123456', null, 3, {}));
  const payload = fc.dictionary(
    fc.constantFrom('name', 'fullName', 'phone', 'mobile', 'message', 'content', 'source', 'unitId'),
    value,
  );
  fc.assert(
    fc.property(fc.oneof(payload, fc.anything()), (sent) => {
      const result = PublicMessageInput.safeParse(sent);
      if (!result.success || result.data.isTrap) return;
      expect(result.data.senderName).not.toBe('');
      expect(result.data.phone.length).toBeGreaterThanOrEqual(7);
    }),
  );
});
