import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { ICONS, iconSprite } from './make-icons.ts';

test('the file in the repository has every icon of the public pages', async () => {
  expect(await readFile(ICONS, 'utf8')).toBe(await iconSprite());
});
