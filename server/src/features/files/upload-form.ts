import { FILE_MAX_BYTES, FILE_MAX_MB, MEGABYTE } from '@diyar/contract/limits';
import multipart, { type Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import type { Actor } from '../auth/index.ts';
import { discardFile } from './claim.ts';
import type { Files } from './files.ts';
import { keepDraft } from './keep.ts';
import { type Draft, receiveDraft, type Wanted } from './receive.ts';
import type { FileRow } from './rows.ts';

/** Two films of 200 MB at once take this long over a line of one megabit; one that falls silent is cut by its socket. */
export const UPLOAD_HANDLER_MS = 60 * 60_000;

const FIELD_BYTES = 64 * 1024;

/** Lets the routes of this plugin read multipart bodies. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    // One byte more than allowed, so that the receiver sees that there was more.
    limits: { fileSize: FILE_MAX_BYTES + 1, files: 1, fields: 50, fieldSize: FIELD_BYTES, headerPairs: 50 },
  });
}

interface Form {
  fields: Record<string, string>;
  file: { draft: Draft; name: string } | null;
}

/** The name a file came with, for people to recognise it by; never part of a path. */
const displayName = (name: string | undefined): string =>
  (name ?? '')
    .replace(/^.*[/\\]/, '')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 200);

function refuseTooLarge(request: FastifyRequest): void {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > FILE_MAX_BYTES + MEGABYTE)
    throw new AppError('tooLarge', { params: { megabytes: FILE_MAX_MB } });
}

/** Reads on and throws away, so that the sender gets to the answer instead of waiting on a full connection. */
const drain = (request: FastifyRequest) =>
  setImmediate(() => {
    request.raw.unpipe();
    request.raw.resume();
  });

/** What the parser refuses, in our words: a form that is none is a bare Error of its own. */
function refusalOf(error: unknown): unknown {
  const { code } = error as { code?: unknown };
  if (code === 'FST_FILES_LIMIT') return new AppError('tooManyFiles', { params: { max: 1 }, cause: error });
  const bare = error instanceof Error && Object.getPrototypeOf(error) === Error.prototype;
  return bare && code === undefined ? new AppError('malformed', { cause: error }) : error;
}

/** With noise where a part should begin, the parser never says that it is done, though everything was sent. */
const PARSER_MS = 2_000;

/** Rejects once the body has ended and the parser had its time; `stop` when it is no longer waited for. */
function parserGaveUp({ raw }: FastifyRequest) {
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

/** The parts of the form as they come; waiting for one ends with the form. */
async function* partsOf(request: FastifyRequest): AsyncGenerator<Multipart> {
  const parts = request.parts();
  for (;;) {
    const over = parserGaveUp(request);
    const next = await Promise.race([parts.next(), over.promise]).finally(over.stop);
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
      // A form sends an empty, unnamed part for a file nobody chose.
      if (part.filename === '' || part.filename === undefined) part.file.resume();
      else {
        const draft = await receiveDraft(files.storage, part.file, wanted.kinds);
        form.file = { draft, name: displayName(part.filename) };
      }
    }
    return form;
  } catch (error) {
    drain(request);
    if (form.file) await files.storage.discard(form.file.draft.path);
    throw refusalOf(error);
  }
}

interface Upload {
  fields: Record<string, string>;
  /** Null when the form came without one. */
  file: FileRow | null;
}

/**
 * The one way a file comes in: reads the form, stores its file, and hands both to `use`. When the form breaks off,
 * the file is refused or `use` throws, nothing of it is left.
 */
export async function receiveUpload<T>(
  files: Files,
  request: FastifyRequest,
  actor: Actor,
  wanted: Wanted,
  use: (upload: Upload) => Promise<T>,
): Promise<T> {
  const { fields, file } = await readForm(files, request, wanted);
  const row = file ? await keepDraft(files, actor, file.draft, wanted.class, file.name) : null;
  try {
    // Whoever left before the answer does not know of the file.
    if (request.raw.destroyed && !request.raw.complete) throw new AppError('malformed');
    return await use({ fields, file: row });
  } catch (error) {
    if (row) await discardFile(files, row);
    throw error;
  }
}
