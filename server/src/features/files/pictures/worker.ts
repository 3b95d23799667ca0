import sharp from 'sharp';
import { inspect, TooManyPixels } from './inspect.ts';
import type { Job, JobReply } from './jobs.ts';
import { logo } from './logo.ts';
import { resize } from './resize.ts';

/**
 * A separate process for pictures: a hostile file cannot crash the server, libvips does not use its threads, and
 * memory is freed when the process ends. One job at a time, on one core.
 */
sharp.concurrency(1);
sharp.cache(false);
// only the formats we accept
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

function refusalOf(error: unknown, job: Job): JobReply {
  const reason = error instanceof Error ? error.message : String(error);
  if (error instanceof TooManyPixels || /exceeds pixel limit/.test(reason))
    return { refused: 'tooManyPixels', reason };
  if (/ENOSPC|No space left/i.test(reason)) return { refused: 'insufficientStorage', reason };
  // not every build of libvips can decode HEIC
  if (job.kind === 'inspect' && job.mimeType === 'image/heic') return { refused: 'heicUnreadable', reason };
  return { refused: 'unreadableFile', reason };
}

function run(job: Job) {
  if (job.kind === 'inspect') return inspect(job);
  return job.kind === 'resize' ? resize(job) : logo(job);
}

process.on('message', async (job: Job) => {
  let reply: JobReply;
  try {
    reply = { result: await run(job) };
  } catch (error) {
    reply = refusalOf(error, job);
  }
  process.send?.(reply);
});

// Ctrl-C and some service managers signal the whole process group. The server finishes its work first; this process
// ends with the channel to it.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit(0));
