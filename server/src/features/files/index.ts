export { type Claim, claimFile, claimFiles, discardFile, existingFiles } from './claim.ts';
export { type Files, type FilesPlace, openFiles, openStorage } from './files.ts';
export {
  type GalleryRow,
  galleryClaims,
  galleryQuery,
  galleryRows,
  presentGalleryItem,
  storedTexts,
} from './gallery.ts';
export { keysOf as fileKeys, newKey as newFileKey, urlOf } from './keys.ts';
export { PRIORITY } from './pictures/pool.ts';
export { presentMedia, variantsOf } from './present.ts';
export { receiveFile } from './receive-file.ts';
export type { Wanted } from './receive-upload.ts';
export { isReferred } from './references.ts';
export { type FileRow, type MediaRow, mediaColumns } from './rows.ts';
export { dispositionOf, sendFile } from './serve.ts';
export { type Holder, signedLink } from './signed-links.ts';
export type { Storage } from './storage/storage.ts';
export { bytesOfFile, storeBytes } from './stored-bytes.ts';
export { scheduleFileSweep, sweepFiles } from './sweep.ts';
export {
  acceptUploads,
  isMultipart,
  receiveBytes,
  receiveUpload,
  UPLOAD_HANDLER_MS,
} from './upload-form.ts';
export { retryFailed } from './variants.ts';
