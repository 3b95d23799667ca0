import type { TrackedUnit } from '@diyar/contract/buildings';
import { type PhotoProblem, photoProblem } from '@diyar/contract/rules/reservation-calls';
import { joinUrl, mediaUrl, withQuery } from '~/lib/api/paths.ts';
import { storedToken } from '~/lib/session/stored-token.ts';
import { browserSite } from '~/lib/site.ts';

export class PhotoError extends Error {
  override name = 'PhotoError';
  readonly problem: PhotoProblem;
  constructor(problem: PhotoProblem) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * Holders without a photo: a 404 is cached and not requested again unless forced
 * (docs/product/building-tracker.md#photo).
 */
const notFound = new Set<string>();

export const photoKey = ({ id, reserverId, reserverImageFileId }: TrackedUnit) =>
  `${id}-${reserverId ?? ''}-${reserverImageFileId ?? ''}`;

export const clearMissing = (apartment: TrackedUnit) => notFound.delete(photoKey(apartment));

async function fetchOne(url: string, signal: AbortSignal): Promise<Blob> {
  // the token is sent to our own API only, never to another host
  const isOurs = new URL(url, location.href).href.startsWith(
    new URL(browserSite().apiBase, location.href).href,
  );
  const response = await fetch(withQuery(url, { ts: Date.now() }), {
    signal,
    headers: isOurs ? { Authorization: `Bearer ${storedToken() ?? ''}` } : {},
  });
  const blob = await response.blob();
  const problem = photoProblem(response.status, response.headers.get('content-type'), blob.size);
  if (problem) throw new PhotoError(problem);
  return blob;
}

/** The URL of the photo first, then the default one. */
export async function fetchPhoto(
  filesBase: string,
  apartment: TrackedUnit,
  signal: AbortSignal,
): Promise<Blob> {
  const key = photoKey(apartment);
  if (notFound.has(key)) throw new PhotoError('NOT_FOUND');
  const { apiBase } = browserSite();
  const own = apartment.reserverPhotoUrl && mediaUrl(apiBase, apartment.reserverPhotoUrl);
  const standard = joinUrl(apiBase, `${filesBase}/apartments/${apartment.id}/photo`);
  try {
    if (!own) return await fetchOne(standard, signal);
    return await fetchOne(own, signal).catch((error: unknown) => {
      if (signal.aborted) throw error;
      return fetchOne(standard, signal);
    });
  } catch (error) {
    if (error instanceof PhotoError && error.problem === 'NOT_FOUND') notFound.add(key);
    throw error;
  }
}
