import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file inside a zip: its name, and its text as it is made. */
export type ZipEntry = { name: string; text: AsyncIterable<string> | Iterable<string> };

type Packed = { name: Buffer; chunks: Buffer[]; packedSize: number; size: number; crc: number };

const DEFLATED = 8;
const VERSION = 20;
/** The names are in UTF-8. */
const UTF8 = 0x0800;
/** 1 January 1980: when a file was made says nothing here. */
const NO_DATE = 0x0021;

async function pack({ name, text }: ZipEntry): Promise<Packed> {
  const packed: Packed = { name: Buffer.from(name), chunks: [], packedSize: 0, size: 0, crc: 0 };
  async function* bytes() {
    for await (const part of text) {
      const encoded = Buffer.from(part);
      packed.crc = crc32(encoded, packed.crc);
      packed.size += encoded.length;
      yield encoded;
    }
  }
  await pipeline(bytes, createDeflateRaw(), async (compressed) => {
    for await (const chunk of compressed) {
      packed.chunks.push(chunk);
      packed.packedSize += chunk.length;
    }
  });
  return packed;
}

/** The fields that both headers of a file have. */
function commonFields({ name, packedSize, size, crc }: Packed): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(UTF8, 2);
  fields.writeUInt16LE(DEFLATED, 4);
  fields.writeUInt16LE(NO_DATE, 8);
  fields.writeUInt32LE(crc, 10);
  fields.writeUInt32LE(packedSize, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

const localHeader = (packed: Packed) =>
  Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), commonFields(packed), packed.name]);

function directoryEntry(packed: Packed, at: number): Buffer {
  const madeBy = Buffer.alloc(2);
  madeBy.writeUInt16LE(VERSION);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(at, 10);
  return Buffer.concat([
    Buffer.from('PK\x01\x02', 'latin1'),
    madeBy,
    commonFields(packed),
    rest,
    packed.name,
  ]);
}

function directoryEnd(count: number, size: number, at: number): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(at, 16);
  return end;
}

/** A zip file. Only what is packed already is in memory. */
export async function zipOf(entries: readonly ZipEntry[]): Promise<Buffer> {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const packed = await pack(entry);
    const header = localHeader(packed);
    directory.push(directoryEntry(packed, at));
    files.push(header, ...packed.chunks);
    at += header.length + packed.packedSize;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  return Buffer.concat([...files, ...directory, directoryEnd(directory.length, size, at)]);
}
