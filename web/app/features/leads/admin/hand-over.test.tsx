import { expect, test } from 'vitest';
import { HandOver } from '~/features/hand-over/admin/hand-over.tsx';
import { renderScreen } from '~/testing/render-screen.tsx';

const sent = async () => {};

test('a text goes to WhatsApp with the country code, to mail with its subject, or to the clipboard', () => {
  const html = renderScreen(
    <HandOver
      text="Hello Rana"
      phone="0599 214 870"
      email="rana@example.com"
      subject="Viewing"
      onSent={sent}
    />,
  );
  expect(html).toContain('https://wa.me/970599214870?text=Hello%20Rana');
  expect(html).toContain('mailto:rana%40example.com?subject=Viewing&amp;body=Hello%20Rana');
  expect(html).toContain('Copy');
  // nothing is asked before something was handed over
  expect(html).not.toContain('Did you send it?');
});

test('without a phone or an address there is only the clipboard', () => {
  const html = renderScreen(<HandOver text="Hello" phone="" email="" onSent={sent} />, { lang: 'ar' });
  expect(html).not.toMatch(/wa\.me|mailto/);
  expect(html).toContain('نسخ');
});
