import { readFileSync } from 'node:fs';
import { MEGABYTE } from '../contract/src/limits.ts';

const SAMPLE_MS = 20;

export const inMegabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(1)} MB`;

/** Resident memory of the process. */
export function residentBytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

/** Samples until stopped; returns the maximum. */
export function watch(pid: number) {
  let most = residentBytes(pid);
  const timer = setInterval(() => {
    most = Math.max(most, residentBytes(pid));
  }, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return most;
  };
}
