import type { FileHandle } from 'node:fs/promises';
import { Budget, bytesAt, erase, type Film } from './bytes.ts';

interface Box {
  type: string;
  start: number;
  content: number;
  end: number;
}

/** Boxes in which phones store place, device and owner. */
const PERSONAL = new Set(['udta', 'meta']);
const XMP = 'be7acfcb97a942e89c71999491e3afac';

async function* boxesIn(handle: FileHandle, from: number, to: number, budget: Budget): AsyncGenerator<Box> {
  for (let start = from; start + 8 <= to && budget.spend(); ) {
    const head = await bytesAt(handle, start, 16);
    if (head.length < 8) return;
    const short = head.readUInt32BE(0);
    const long = short === 1 && head.length === 16;
    const size = short === 0 ? to - start : long ? Number(head.readBigUInt64BE(8)) : short;
    const content = start + (long ? 16 : 8);
    if (size < content - start || start + size > to) return;
    yield { type: head.toString('latin1', 4, 8), start, content, end: start + size };
    start += size;
  }
}

/** Replaces a box by an empty one of the same length, so that offsets do not change. */
async function hide(handle: FileHandle, { start, content, end }: Box): Promise<void> {
  await handle.write('free', start + 4, 'latin1');
  await erase(handle, content, end);
}

const isXmp = async (handle: FileHandle, box: Box) =>
  box.type === 'uuid' && (await bytesAt(handle, box.content, 16)).toString('hex') === XMP;

/** Displayed width and height, with the rotation of the track's matrix. */
async function sizeOf(handle: FileHandle, tkhd: Box): Promise<[number, number] | null> {
  const bytes = await bytesAt(handle, tkhd.content, 96);
  const at = bytes[0] === 1 ? 52 : 40;
  if (bytes.length < at + 44) return null;
  const [width, height] = [bytes.readUInt32BE(at + 36) >>> 16, bytes.readUInt32BE(at + 40) >>> 16];
  if (width === 0 || height === 0) return null;
  const lying = bytes.readInt32BE(at) === 0 && bytes.readInt32BE(at + 4) !== 0;
  return lying ? [height, width] : [width, height];
}

/** MP4 and MOV: null without a video track. Erases place, device and owner. */
export async function inspectMp4(handle: FileHandle, size: number): Promise<Film | null> {
  const film: Film = { width: null, height: null, changed: false };
  const budget = new Budget();
  let isFilm = false;
  const visit = async (from: number, to: number, depth: number): Promise<void> => {
    for await (const box of boxesIn(handle, from, to, budget)) {
      if (PERSONAL.has(box.type) || (await isXmp(handle, box))) {
        await hide(handle, box);
        film.changed = true;
      } else if ((box.type === 'moov' || box.type === 'trak') && depth < Budget.depth) {
        isFilm ||= box.type === 'moov';
        await visit(box.content, box.end, depth + 1);
      } else if (box.type === 'tkhd' && film.width === null) {
        [film.width, film.height] = (await sizeOf(handle, box)) ?? [null, null];
      }
    }
  };
  await visit(0, size, 0);
  return isFilm ? film : null;
}
