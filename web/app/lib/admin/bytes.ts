import { MEGABYTE } from '@diyar/contract/limits';

const KILOBYTE = 1024;

const GIGABYTE = 1024 * MEGABYTE;

function unitFor(bytes: number): [number, string] {
  if (bytes >= GIGABYTE) return [GIGABYTE, 'GB'];
  return bytes >= MEGABYTE ? [MEGABYTE, 'MB'] : [KILOBYTE, 'KB'];
}

const digits = (value: number) => (value >= 100 || value === 0 ? value.toFixed(0) : value.toFixed(1));

/** '11.2 MB'; Latin in both languages, shown left to right. */
export function formatBytes(bytes: number): string {
  const [size, unit] = unitFor(bytes);
  return `${digits(bytes / size)} ${unit}`;
}

/** '9.8 / 11.2 MB': both in the unit of the whole. */
export function formatProgress(loaded: number, total: number): string {
  const [size, unit] = unitFor(total);
  return `${digits(Math.min(loaded, total) / size)} / ${digits(total / size)} ${unit}`;
}
