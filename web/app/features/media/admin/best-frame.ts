/** How much a frame shows: the variance of its brightness. A black or white frame has none. */
export function spreadOf(pixels: Uint8ClampedArray): number {
  let sum = 0;
  let squares = 0;
  const count = pixels.length / 4;
  for (let i = 0; i < pixels.length; i += 4) {
    const bright = 0.2126 * (pixels[i] ?? 0) + 0.7152 * (pixels[i + 1] ?? 0) + 0.0722 * (pixels[i + 2] ?? 0);
    sum += bright;
    squares += bright * bright;
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}

/**
 * The times in the first second at which a still picture is taken; of a shorter video, those around its
 * middle.
 */
export function momentsOf(seconds: number): number[] {
  if (!Number.isFinite(seconds) || seconds >= 1) return [0.1, 0.4, 0.7, 1];
  return seconds > 0.1 ? [seconds / 4, seconds / 2] : [0];
}
