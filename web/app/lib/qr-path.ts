import { encode } from 'uqr';

/** A QR code as one path of dark squares, with `border` squares of quiet zone around it. */
export function qrPath(text: string, border = 4): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: squares.join('') };
}
