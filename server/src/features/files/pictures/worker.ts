import { setPriority } from 'node:os';
import sharp from 'sharp';
import { inspect, TooManyPixels } from './inspect.ts';
import type { Answer, Job } from './jobs.ts';
import { resize } from './resize.ts';

/**
 * A process of its own for pictures: libvips shares its threads with nothing the server needs, a hostile file
 * cannot take the server down, and the memory goes back when the process ends. One job at a time, on one core.
 */
sharp.concurrency(1);
sharp.cache(false);
// Of all that libvips can read, only what we accept.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
    'VipsForeignLoadNsgif',
  ],
});

/** Visitors come first. */
try {
  setPriority(5);
} catch {
  // Not allowed everywhere, and nothing depends on it.
}

function refusalOf(error: unknown, job: Job): Answer {
  const reason = error instanceof Error ? error.message : String(error);
  if (error instanceof TooManyPixels || /exceeds pixel limit/.test(reason))
    return { refused: 'tooManyPixels', reason };
  if (/ENOSPC|No space left/i.test(reason)) return { refused: 'insufficientStorage', reason };
  // The decoder for HEIC is not in every build of libvips.
  if (job.kind === 'inspect' && job.mimeType === 'image/heic') return { refused: 'heicUnreadable', reason };
  return { refused: 'unreadableFile', reason };
}

process.on('message', async (job: Job) => {
  let answer: Answer;
  try {
    answer = { result: job.kind === 'inspect' ? await inspect(job) : await resize(job) };
  } catch (error) {
    answer = refusalOf(error, job);
  }
  process.send?.(answer);
});

// Ctrl-C and some service managers signal the whole process group. The server finishes its work first; this process
// ends with the channel to it.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit(0));
