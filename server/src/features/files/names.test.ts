import { expect, test } from 'vitest';
import { dispositionOf } from './serve.ts';

const named = (uploaded: string, mimeType = 'application/pdf') =>
  decodeURIComponent(/filename\*=UTF-8''(.*)$/.exec(dispositionOf(uploaded, mimeType))?.[1] ?? '');

test.each([
  ['عقد A-302.pdf', 'عقد A-302.pdf'],
  // the mark turns 'fdp.exe' into 'exe.pdf' on screen
  ['contract\u202Efdp.exe', 'contractfdp.pdf'],
  ['contract.hta', 'contract.pdf'],
  ['contract', 'contract.pdf'],
  ['../../etc/passwd.pdf', 'etcpasswd.pdf'],
  ['a\u200Fb\u0007.pdf', 'ab.pdf'],
  ['.hta', ''],
])('%s is handed out as %s', (uploaded, name) => {
  expect(named(uploaded)).toBe(name);
});

test('the name for old clients has the extension of the type as well', () => {
  expect(dispositionOf('photo.html', 'image/png')).toBe(
    `inline; filename="file.png"; filename*=UTF-8''photo.png`,
  );
});
