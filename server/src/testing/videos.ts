const box = (type: string, ...parts: (Buffer | string)[]) => {
  const content = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  );
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};

/** A track header: its size, and whether the phone was held upright. */
function tkhd(width: number, height: number, upright: boolean): Buffer {
  const content = Buffer.alloc(84);
  content.writeInt32BE(upright ? 0 : 0x10000, 40);
  content.writeInt32BE(upright ? 0x10000 : 0, 44);
  content.writeUInt32BE(width * 0x10000, 76);
  content.writeUInt32BE(height * 0x10000, 80);
  return box('tkhd', content);
}

export const PLACE = '+31.9038+035.2034/';

/** The frame of a film as a phone makes it, with the place it was taken at; `bytes` of picture data. */
export function mp4({
  width = 1280,
  height = 720,
  upright = false,
  bytes = 1000,
  brand = 'isom',
} = {}): Buffer {
  const place = box('\u00a9xyz', '\0\x12\x15\xc7', PLACE);
  return Buffer.concat([
    box('ftyp', brand, '\0\0\x02\0', brand, 'mp41'),
    box(
      'moov',
      box('mvhd', Buffer.alloc(100)),
      box('trak', tkhd(width, height, upright)),
      box('udta', place),
    ),
    box('mdat', Buffer.alloc(bytes)),
  ]);
}

const element = (id: string, ...parts: (Buffer | string)[]) => {
  const content = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(content.length) | (1n << 56n));
  return Buffer.concat([Buffer.from(id, 'hex'), size, content]);
};

export const webm = (width = 640, height = 360): Buffer => {
  const number = (n: number) => Buffer.from([n >> 8, n & 255]);
  const video = element('e0', element('b0', number(width)), element('ba', number(height)));
  return Buffer.concat([
    element('1a45dfa3', element('4282', 'webm')),
    element(
      '18538067',
      element('1654ae6b', element('ae', video)),
      element('1254c367', element('7373', element('67c8', `LOCATION ${PLACE}`))),
      element('1f43b675', Buffer.alloc(500)),
    ),
  ]);
};
