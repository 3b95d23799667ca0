import { FILE_MAX_BYTES, FILE_MAX_MB, MEGABYTE } from '@diyar/contract/limits';
import multipart, { type Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../errors.ts';
import { discardFile } from './claim.ts';
import type { Files } from './files.ts';
import { receiveTempUpload, type TempUpload, type Wanted } from './receive-upload.ts';
import type { FileRow } from './rows.ts';
import { storeUpload } from './store-upload.ts';

/** Two films of 200 MB take this long at one megabit per second; the socket timeout ends a silent upload. */
export const UPLOAD_HANDLER_MS = 60 * 60_000;

const FIELD_BYTES = 64 * 1024;

/** Enables multipart bodies for the routes of this plugin. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    // one byte more than allowed, so that the receiver notices
    limits: { fileSize: FILE_MAX_BYTES + 1, files: 1, fields: 50, fieldSize: FIELD_BYTES, headerPairs: 50 },
  });
}

/** A call that takes a file, or JSON where there is none. */
export const isMultipart = (request: FastifyRequest): boolean =>
  /^multipart\/form-data/i.test(request.headers['content-type'] ?? '');

interface Form {
  fields: Record<string, string>;
  file: { upload: TempUpload; name: string } | null;
}

/** The original name, for display; never part of a path. */
const displayName = (name: string | undefined): string =>
  (name ?? '')
    .replace(/^.*[/\\]/, '')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 200);

function refuseTooLarge(request: FastifyRequest, megabytes = FILE_MAX_MB): void {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > (megabytes + 1) * MEGABYTE) throw new AppError('tooLarge', { params: { megabytes } });
}

/** Discards the rest of the body, so that the client can finish sending and read the response. */
const drain = (request: FastifyRequest) =>
  setImmediate(() => {
    request.raw.unpipe();
    request.raw.resume();
  });

/** The parser throws a bare Error for a malformed form. */
function refusalOf(error: unknown): unknown {
  const { code } = error as { code?: unknown };
  if (code === 'FST_FILES_LIMIT') return new AppError('tooManyFiles', { params: { max: 1 }, cause: error });
  const bare = error instanceof Error && Object.getPrototypeOf(error) === Error.prototype;
  return bare && code === undefined ? new AppError('malformed', { cause: error }) : error;
}

/** With garbage in place of a part the parser never ends, even after the whole body. */
const PARSER_MS = 2_000;

/** Rejects some time after the body has ended; `stop` cancels it. */
function parserTimeout({ raw }: FastifyRequest) {
  let timer: NodeJS.Timeout | undefined;
  const gone = Promise.withResolvers<never>();
  gone.promise.catch(() => {});
  const start = () => {
    timer = setTimeout(() => gone.reject(new AppError('malformed')), PARSER_MS);
  };
  if (raw.readableEnded) start();
  else raw.once('end', start);
  const stop = () => {
    raw.off('end', start);
    clearTimeout(timer);
  };
  return { promise: gone.promise, stop };
}

/** The parts of the form, with a timeout after its end. */
async function* partsOf(request: FastifyRequest): AsyncGenerator<Multipart> {
  const parts = request.parts();
  for (;;) {
    const timeout = parserTimeout(request);
    const next = await Promise.race([parts.next(), timeout.promise]).finally(timeout.stop);
    if (next.done) return;
    yield next.value;
  }
}

async function readForm(files: Files, request: FastifyRequest, wanted: Wanted): Promise<Form> {
  refuseTooLarge(request);
  const form: Form = { fields: {}, file: null };
  try {
    for await (const part of partsOf(request)) {
      if (part.type === 'field') {
        form.fields[part.fieldname] = String(part.value ?? '');
        continue;
      }
      // browsers send an empty, unnamed part when no file was chosen
      if (part.filename === '' || part.filename === undefined) part.file.resume();
      else {
        const upload = await receiveTempUpload(files.storage, part.file, wanted.kinds);
        form.file = { upload, name: displayName(part.filename) };
      }
    }
    return form;
  } catch (error) {
    drain(request);
    if (form.file) await files.storage.removeTemp(form.file.upload.path);
    throw refusalOf(error);
  }
}

async function bytesOf(stream: AsyncIterable<Buffer>, megabytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > megabytes * MEGABYTE) throw new AppError('tooLarge', { params: { megabytes } });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads a small file of a form into memory, without storing it, and the fields before it. */
export async function receiveBytes(
  request: FastifyRequest,
  megabytes: number,
): Promise<{ bytes: Buffer; name: string; fields: Record<string, string> }> {
  refuseTooLarge(request, megabytes);
  const fields: Record<string, string> = {};
  try {
    for await (const part of partsOf(request)) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value ?? '');
      else if (part.filename) {
        const bytes = await bytesOf(part.file, megabytes);
        if (bytes.length === 0) throw new AppError('emptyFile');
        return { bytes, name: displayName(part.filename), fields };
      }
    }
  } catch (error) {
    throw refusalOf(error);
  } finally {
    drain(request);
  }
  throw new AppError('invalid', { issues: [{ path: ['file'], message: 'required' }] });
}

interface Upload {
  fields: Record<string, string>;
  /** Null if the form has none. */
  file: FileRow | null;
}

/**
 * Reads the form, stores its file, and passes both to `use`. If the form is aborted, the file is refused or `use`
 * throws, nothing remains.
 */
export async function receiveUpload<T>(
  files: Files,
  request: FastifyRequest,
  actor: Actor,
  wanted: Wanted,
  use: (upload: Upload) => Promise<T>,
): Promise<T> {
  const { fields, file } = await readForm(files, request, wanted);
  const row = file ? await storeUpload(files, actor, file.upload, wanted.class, file.name) : null;
  try {
    // the client disconnected and will not know of the file
    if (request.raw.destroyed && !request.raw.complete) throw new AppError('malformed');
    return await use({ fields, file: row });
  } catch (error) {
    if (row) await discardFile(files, row);
    throw error;
  }
}
