import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this a compressed answer is hardly smaller and costs both sides. */
const WORTHWHILE_BYTES = 1024;
/** For a page made on request: a third of the time of higher steps, a few per cent larger. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

export type Encoding = 'br' | 'gzip';

/** What the reader takes, best first; `;q=0` refuses. */
export function encodingsOf(header: string | undefined): Encoding[] {
  const offered = new Set<string>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...params] = part.split(';').map((piece) => piece.trim());
    if (!params.some((param) => /^q=0(\.0*)?$/.test(param))) offered.add(name);
  }
  return (['br', 'gzip'] as const).filter((encoding) => offered.has(encoding));
}

/** Sends a whole page: unchanged since the reader's copy, compressed once, or as it is. */
export async function compressed(request: FastifyRequest, reply: FastifyReply, body: Buffer) {
  const tag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  reply.header('etag', tag).header('vary', 'cookie, accept-encoding');
  if (reply.statusCode === 200 && request.headers['if-none-match'] === tag) return reply.code(304).send();
  const [encoding] = encodingsOf(request.headers['accept-encoding']);
  if (!encoding || body.length < WORTHWHILE_BYTES) return reply.send(body);
  reply.header('content-encoding', encoding);
  return reply.send(encoding === 'br' ? await brotli(body, QUALITY) : await zip(body));
}
