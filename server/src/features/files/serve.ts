import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import type { Files } from './files.ts';
import { extensionOf } from './kinds.ts';
import { readRange } from './ranges.ts';
import type { FileRow } from './rows.ts';

interface Served {
  key: string;
  mimeType: string;
  cacheControl: string;
  disposition: string;
}

/** A file that is opened as a page runs no scripts and loads nothing. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";
/** PDF viewers do not start in a sandbox; scripts in a PDF do not run in our origin anyway. */
const PDF = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'";

const matches = (header: string | undefined, etag: string) =>
  header !== undefined &&
  (header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag));

/** Sends a stored object or a range of it. Its content never changes, so the key is its ETag. */
async function send({ storage }: Files, request: FastifyRequest, reply: FastifyReply, served: Served) {
  const object = await storage.open(served.key);
  if (!object) throw new AppError('notFound');
  const etag = `"${createHash('sha256').update(served.key).digest('base64url').slice(0, 22)}"`;
  reply.headers({
    etag,
    'cache-control': served.cacheControl,
    'accept-ranges': 'bytes',
    'content-security-policy': served.mimeType === 'application/pdf' ? PDF : SANDBOX,
    'cross-origin-resource-policy': 'cross-origin',
  });
  if (matches(request.headers['if-none-match'], etag)) {
    await object.close();
    return reply.code(304).send();
  }
  const ifRange = request.headers['if-range'];
  const range =
    ifRange === undefined || ifRange === etag ? readRange(request.headers.range, object.size) : null;
  if (range === 'unsatisfiable') {
    await object.close();
    return reply.code(416).header('content-range', `bytes */${object.size}`).send();
  }
  reply.headers({ 'content-type': served.mimeType, 'content-disposition': served.disposition });
  if (range) {
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${object.size}`);
    reply.header('content-length', range.end - range.start + 1);
  } else reply.header('content-length', object.size);
  if (request.method === 'HEAD') {
    await object.close();
    return reply.send();
  }
  return reply.send(object.stream(range ?? undefined));
}

/** A public file or one of its sizes, by key, without a query. */
export const sendPublic = (
  files: Files,
  request: FastifyRequest,
  reply: FastifyReply,
  { key, mimeType, name }: { key: string; mimeType: string; name: string },
) =>
  send(files, request, reply, {
    key,
    mimeType,
    cacheControl: 'public, max-age=31536000, immutable',
    disposition: `inline; filename="${name}"`,
  });

/** Characters that hide what a name says (controls, marks of direction) or that a file system reads as a path. */
const HIDING = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/:*?"<>|]/gu;

/** The name as uploaded, with the extension of what the file is: nobody is handed a 'contract.hta'. */
function nameOf(uploaded: string, extension: string): string {
  const stem = uploaded
    .replace(HIDING, '')
    .replace(/\.[^.]*$/, '')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return stem === '' ? '' : `${stem}.${extension}`;
}

/** RFC 6266: an ASCII name for every client, and the real one in UTF-8. */
export function dispositionOf(uploaded: string, mimeType: string): string {
  const extension = extensionOf(mimeType);
  const plain = `file.${extension}`;
  const name = nameOf(uploaded, extension);
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  const shown = /^(image\/|application\/pdf$)/.test(mimeType) ? 'inline' : 'attachment';
  return `${shown}; filename="${plain}"${name === '' ? '' : `; filename*=UTF-8''${encoded}`}`;
}

/** A private file; the route has checked access. Never cached. */
export const sendFile = (files: Files, request: FastifyRequest, reply: FastifyReply, file: FileRow) =>
  send(files, request, reply, {
    key: file.storageKey,
    mimeType: file.mimeType,
    cacheControl: 'private, no-store',
    disposition: dispositionOf(file.originalName, file.mimeType),
  });
