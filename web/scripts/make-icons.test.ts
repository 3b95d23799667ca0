import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { iconSprite, SPRITES, spriteFile } from './make-icons.ts';

test.each(Object.entries(SPRITES))(
  '%s in the repository has every icon of its pages',
  async (name, icons) => {
    expect(await readFile(spriteFile(name), 'utf8')).toBe(await iconSprite(icons));
  },
);
