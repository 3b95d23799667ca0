import type { FileHandle } from 'node:fs/promises';
import { Budget, bytesAt, erase, type Film } from './bytes.ts';

interface Element {
  id: number;
  start: number;
  content: number;
  end: number;
}

const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;
const TRACKS = 0x1654ae6b;
const TRACK = 0xae;
const VIDEO = 0xe0;
const WIDTH = 0xb0;
const HEIGHT = 0xba;
const TAGS = 0x1254c367;
/** Larger dimensions are invalid. */
const PIXELS_MAX = 65_535;

/** The length of a number is the count of its leading zeros plus one. */
const lengthOf = (first: number) => Math.clz32(first) - 23;

function numberAt(bytes: Buffer, at: number, length: number, marked: boolean): number {
  let value = marked ? (bytes[at] ?? 0) : (bytes[at] ?? 0) & (0xff >> length);
  for (let i = 1; i < length; i++) value = value * 256 + (bytes[at + i] ?? 0);
  return value;
}

async function* elementsIn(
  handle: FileHandle,
  from: number,
  to: number,
  budget: Budget,
): AsyncGenerator<Element> {
  for (let start = from; start + 2 <= to && budget.spend(); ) {
    const head = await bytesAt(handle, start, 12);
    const idLength = lengthOf(head[0] ?? 0);
    const sizeLength = lengthOf(head[idLength] ?? 0);
    if (idLength > 4 || sizeLength > 8 || head.length < idLength + sizeLength) return;
    const id = numberAt(head, 0, idLength, true);
    const size = numberAt(head, idLength, sizeLength, false);
    const content = start + idLength + sizeLength;
    // all ones: unknown size, as browsers record it
    const unknown = size === 2 ** (7 * sizeLength) - 1;
    if (unknown && id === CLUSTER) return;
    const end = unknown ? to : content + size;
    if (end > to) return;
    yield { id, start, content, end };
    start = end;
  }
}

/** Replaces an element by an empty one of the same length, so that offsets do not change. */
async function hide(handle: FileHandle, { start, end }: Element): Promise<void> {
  const head = Buffer.alloc(9);
  head[0] = 0xec;
  head.writeBigUInt64BE(BigInt(end - start - 9) | (1n << 56n), 1);
  await handle.write(head, 0, head.length, start);
  await erase(handle, start + 9, end);
}

async function pixels(handle: FileHandle, { content, end }: Element): Promise<number | null> {
  if (end - content > 8) return null;
  const value = numberAt(await bytesAt(handle, content, end - content), 0, end - content, true);
  return value > 0 && value <= PIXELS_MAX ? value : null;
}

const PARENTS = new Set([SEGMENT, TRACKS, TRACK, VIDEO]);

/** WebM: null without a video track. Erases the tags, which may contain a place. */
export async function inspectWebm(handle: FileHandle, size: number): Promise<Film | null> {
  const film: Film = { width: null, height: null, changed: false };
  const budget = new Budget();
  let isFilm = false;
  const visit = async (from: number, to: number, depth: number): Promise<void> => {
    for await (const element of elementsIn(handle, from, to, budget)) {
      const { id, start, content, end } = element;
      if (id === TRACKS) isFilm = true;
      if (PARENTS.has(id) && depth < Budget.depth) await visit(content, end, depth + 1);
      else if (id === TAGS && end - start >= 9) {
        await hide(handle, element);
        film.changed = true;
      } else if (id === WIDTH) film.width ??= await pixels(handle, element);
      else if (id === HEIGHT) film.height ??= await pixels(handle, element);
    }
  };
  await visit(0, size, 0);
  return isFilm ? film : null;
}
