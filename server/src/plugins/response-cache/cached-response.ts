import { hash } from 'node:crypto';
import {
  compressQuickly,
  compressWell,
  decompress,
  type Encoding,
  MIN_COMPRESSED_BYTES,
} from './encodings.ts';

export const etagOf = (body: Buffer) => `W/"${hash('sha1', body, 'base64url')}"`;

type Headers = Record<string, string | number | string[] | undefined>;

/** A body in one encoding. Node takes the headers, alternating names and values, without parsing them again. */
export type EncodedBody = {
  headers: string[];
  body: Buffer;
  /** When it was compressed at low quality (performance.now()); Infinity where recompression gains nothing. */
  quickCompressedAt: number;
};

type Form = Encoding | 'identity';

/**
 * A response with its body in every encoding requested so far. Once a compressed body exists the uncompressed one is
 * dropped, since it is several times as large and rarely requested.
 */
export class CachedResponse {
  readonly etag: string;
  /** The route that made it, for metrics and traces. */
  readonly route: string;
  readonly notModifiedHeaders: string[];
  readonly #headers: string[];
  readonly #isSmall: boolean;
  readonly #bodies = new Map<Form, EncodedBody>();

  constructor({ 'x-request-id': _, ...headers }: Headers, body: Buffer, route = 'none') {
    this.route = route;
    this.etag = String(headers.etag);
    this.#headers = flatten(headers);
    this.notModifiedHeaders = flatten({ ...headers, 'content-type': undefined });
    this.#isSmall = body.length < MIN_COMPRESSED_BYTES;
    this.#add('identity', body);
  }

  /** An estimate of the memory it uses, with some for the objects themselves. */
  get bytes(): number {
    let sum = 1024;
    for (const { headers, body } of this.#bodies.values()) sum += body.length + headers.join().length;
    return sum;
  }

  find(encoding: Encoding | undefined): EncodedBody | undefined {
    return this.#bodies.get(this.#formFor(encoding));
  }

  encode(encoding: Encoding | undefined): EncodedBody {
    const form = this.#formFor(encoding);
    const known = this.#bodies.get(form);
    if (known) return known;
    const body = this.#uncompressed();
    // not stored beside the compressed ones
    if (form === 'identity') return this.#encoded(form, body);
    this.#bodies.delete('identity');
    return this.#add(form, compressQuickly[form](body), performance.now());
  }

  /** Compresses at high quality, in another thread. */
  async recompress(encoding: Encoding): Promise<void> {
    this.#add(encoding, await compressWell[encoding](this.#uncompressed()));
  }

  #formFor(encoding: Encoding | undefined): Form {
    return encoding === undefined || this.#isSmall ? 'identity' : encoding;
  }

  #uncompressed(): Buffer {
    const identity = this.#bodies.get('identity');
    if (identity) return identity.body;
    for (const encoding of ['gzip', 'br'] as const) {
      const compressed = this.#bodies.get(encoding);
      if (compressed) return decompress[encoding](compressed.body);
    }
    throw new Error('a cached response has no body');
  }

  #add(form: Form, body: Buffer, quickCompressedAt?: number): EncodedBody {
    const encoded = this.#encoded(form, body, quickCompressedAt);
    this.#bodies.set(form, encoded);
    return encoded;
  }

  #encoded(form: Form, body: Buffer, quickCompressedAt = Number.POSITIVE_INFINITY): EncodedBody {
    const headers = [...this.#headers, 'content-length', String(body.length)];
    if (form !== 'identity') headers.push('content-encoding', form);
    return { headers, body, quickCompressedAt };
  }
}

function flatten(headers: Headers): string[] {
  const pairs: string[] = [];
  for (const [name, value] of Object.entries(headers)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) pairs.push(name, copied(String(one)));
  }
  return pairs;
}

/** V8 may represent a header as a slice of the page it was cut from, and would hold the whole page in memory. */
const copied = (text: string) => Buffer.from(text, 'latin1').toString('latin1');
