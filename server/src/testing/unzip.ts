import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const STORED = 0;

/** The files in a zip, as text. */
export const unzip = (zip: Buffer): Map<string, string> =>
  new Map([...unzipBytes(zip)].map(([name, bytes]) => [name, bytes.toString('utf8')]));

export function unzipBytes(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || zip.readUInt32LE(end) !== END) throw new Error('this is no zip');
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [name, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(start, start + size);
    const content = method === STORED ? bytes : inflateRawSync(bytes);
    files.set(zip.toString('utf8', at + 46, at + 46 + name), content);
    at += 46 + name + extra + comment;
  }
  return files;
}
