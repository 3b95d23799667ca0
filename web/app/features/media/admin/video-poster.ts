import { momentsOf, spreadOf } from './best-frame.ts';

const GIVE_UP_MS = 15_000;
const WIDTH_MAX = 1280;
/** Enough to distinguish a picture from a fade. */
const SAMPLE = { width: 32, height: 18 };

const once = (video: HTMLVideoElement, event: string) =>
  new Promise<void>((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true });
    video.addEventListener('error', () => reject(video.error), { once: true });
  });

async function seek(video: HTMLVideoElement, seconds: number) {
  const arrived = once(video, 'seeked');
  video.currentTime = seconds;
  await arrived;
}

function draw(video: HTMLVideoElement, width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  return context;
}

function interest(video: HTMLVideoElement): number {
  const context = draw(video, SAMPLE.width, SAMPLE.height);
  return spreadOf(context.getImageData(0, 0, SAMPLE.width, SAMPLE.height).data);
}

function still(video: HTMLVideoElement): Promise<Blob | null> {
  const scale = Math.min(1, WIDTH_MAX / Math.max(1, video.videoWidth));
  const { canvas } = draw(video, video.videoWidth * scale, video.videoHeight * scale);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
}

async function bestStill(video: HTMLVideoElement): Promise<Blob | null> {
  let best: { at: number; seen: number } | null = null;
  for (const at of momentsOf(video.duration)) {
    await seek(video, at);
    const seen = interest(video);
    if (!best || seen > best.seen) best = { at, seen };
  }
  if (best && video.currentTime !== best.at) await seek(video, best.at);
  return still(video);
}

/** The still picture of a video, taken from its first second. Null when the browser cannot decode it. */
export async function videoPoster(file: Blob): Promise<Blob | null> {
  const video = document.createElement('video');
  const url = URL.createObjectURL(file);
  const tooLong = new Promise<null>((resolve) => setTimeout(resolve, GIVE_UP_MS, null));
  try {
    video.muted = true;
    video.playsInline = true;
    video.preload = 'auto';
    const ready = once(video, 'loadeddata');
    video.src = url;
    return await Promise.race([ready.then(() => bestStill(video)), tooLong]);
  } catch {
    return null;
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
}
