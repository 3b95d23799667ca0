/** A font file is a list of named tables. */
export type Tables = Map<string, Buffer>;

export const table = (tables: Tables, tag: string): Buffer => {
  const found = tables.get(tag);
  if (!found) throw new Error(`The font has no ${tag}.`);
  return found;
};

export const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

export function tablesOf(font: Buffer): Tables {
  const entries = times(font.readUInt16BE(4), (i) => 12 + 16 * i);
  return new Map(
    entries.map((at) => {
      const start = font.readUInt32BE(at + 8);
      return [
        font.toString('latin1', at, at + 4),
        Buffer.from(font.subarray(start, start + font.readUInt32BE(at + 12))),
      ];
    }),
  );
}

export function packTables(tables: Tables): Buffer {
  const head = Buffer.alloc(12 + 16 * tables.size);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(tables.size, 4);
  const parts = [head];
  let start = head.length;
  for (const [i, [tag, content]] of [...tables].sort(([x], [y]) => (x < y ? -1 : 1)).entries()) {
    const at = 12 + 16 * i;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(start, at + 8);
    head.writeUInt32BE(content.length, at + 12);
    const padded = pad(content, 4);
    parts.push(padded);
    start += padded.length;
  }
  return Buffer.concat(parts);
}

export const pad = (content: Buffer, to: number) =>
  Buffer.concat([content, Buffer.alloc(-content.length & (to - 1))]);

/** Offsets into a table: as they are, or halved into two bytes each. */
export const offsetsOf = (from: Buffer, count: number, isLong: boolean) =>
  times(count, (i) => (isLong ? from.readUInt32BE(4 * i) : 2 * from.readUInt16BE(2 * i)));

export const slicesOf = (content: Buffer, offsets: number[]) =>
  offsets.slice(1).map((end, i) => Buffer.from(content.subarray(offsets[i], end)));

export const packOffsets = (parts: Buffer[]): Buffer => {
  const offsets = Buffer.alloc(4 * (parts.length + 1));
  let end = 0;
  for (const [i, { length }] of parts.entries()) {
    end += length;
    offsets.writeUInt32BE(end, 4 * (i + 1));
  }
  return offsets;
};
