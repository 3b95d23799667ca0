import { readFile } from 'node:fs/promises';
import { isColour } from '@diyar/contract/rules/accent';
import { LOGO_PICTURES, type LogoPicture } from '@diyar/contract/rules/brand';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../errors.ts';
import { type Files, PRIORITY } from '../files/index.ts';

const NAME = /^[0-9a-f]{32}\.(png|jpg|webp|avif|gif)$/;
/** The built-in accent of the site. */
const OLIVE = '#46583a';
/** Several logos with all their pictures; each has some kilobytes. */
const KEPT = 64;

/**
 * The pictures that are made from a logo when they are first asked for, and kept in memory: neither a backup nor a
 * move has to know them. The key cannot be guessed, so that this shows nothing that is not shown already.
 */
export function logoPictures({ storage, pictures }: Pick<Files, 'storage' | 'pictures'>) {
  const kept = new LRUCache<string, Promise<Buffer>>({ max: KEPT });

  async function make(key: string, picture: LogoPicture, accent: string): Promise<Buffer> {
    const stored = await storage.open(`public/${key}`);
    if (!stored) throw new AppError('notFound');
    await stored.close();
    const source = await storage.localCopy(`public/${key}`);
    const path = await storage.newTempPath();
    try {
      await pictures.run({ kind: 'logo', source: source.path, picture, accent, path }, PRIORITY.person);
      return await readFile(path);
    } finally {
      await source.release();
      await storage.removeTemp(path);
    }
  }

  /** `accent` without its '#'; only the picture for shared links has one. */
  return async (key: string, name: string, asked: string): Promise<Buffer> => {
    const picture = LOGO_PICTURES.find((known) => known === name);
    if (!picture || !NAME.test(key)) throw new AppError('notFound');
    const accent = picture === 'share.png' && isColour(`#${asked}`) ? `#${asked}` : OLIVE;
    const id = `${key} ${picture} ${accent}`;
    const known = kept.get(id) ?? make(key, picture, accent);
    kept.set(id, known);
    try {
      return await known;
    } catch (error) {
      kept.delete(id);
      throw error;
    }
  };
}
