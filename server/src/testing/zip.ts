import { crc32, deflateRawSync } from 'node:zlib';
import { unzip } from './unzip.ts';

interface Part {
  name: string;
  bytes: Buffer;
}

const header = (signature: number, fields: [bytes: 2 | 4, value: number][]) => {
  const buffer = Buffer.alloc(4 + fields.reduce((sum, [size]) => sum + size, 0));
  buffer.writeUInt32LE(signature);
  let at = 4;
  for (const [size, value] of fields) {
    buffer.writeUIntLE(value, at, size);
    at += size;
  }
  return buffer;
};

/** An archive of these parts; `claimedSize` is what each says to be inflated, true or not. */
function zip(parts: readonly Part[], claimedSize?: number): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of parts) {
    const data = deflateRawSync(bytes);
    const title = Buffer.from(name);
    const common: [2 | 4, number][] = [
      [2, 20],
      [2, 0x0800],
      [2, 8],
      [4, 0],
      [4, crc32(bytes)],
      [4, data.length],
      [4, claimedSize ?? bytes.length],
      [2, title.length],
      [2, 0],
    ];
    const entry = Buffer.concat([header(0x04034b50, common), title, data]);
    local.push(entry);
    const more: [2 | 4, number][] = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ];
    central.push(header(0x02014b50, [[2, 20], ...common, ...more]), title);
    offset += entry.length;
  }
  const directory = Buffer.concat(central);
  const end = header(0x06054b50, [
    [2, 0],
    [2, 0],
    [2, parts.length],
    [2, parts.length],
    [4, directory.length],
    [4, offset],
    [2, 0],
  ]);
  return Buffer.concat([...local, directory, end]);
}

/** An archive like another one, with parts changed or added; for archives that nobody would make. */
export function zipOf(
  from: Buffer | null,
  change: (name: string, bytes: Buffer) => Buffer = (_, bytes) => bytes,
  { add = {}, claimedSize }: { add?: Record<string, Buffer>; claimedSize?: number } = {},
): Buffer {
  const parts = from
    ? [...unzip(from)].map(([name, text]) => ({ name, bytes: change(name, Buffer.from(text)) }))
    : [];
  return zip([...parts, ...Object.entries(add).map(([name, bytes]) => ({ name, bytes }))], claimedSize);
}
