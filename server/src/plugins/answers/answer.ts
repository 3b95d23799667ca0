import { createHash } from 'node:crypto';
import { compress, decompress, type Encoding, WORTHWHILE_BYTES } from './encodings.ts';

export const tagOf = (body: Buffer) => `W/"${createHash('sha1').update(body).digest('base64url')}"`;

type Headers = Record<string, string | number | string[] | undefined>;

/** A body in one encoding with its ready head, as pairs of names and values in a row. */
export type Ready = { head: string[]; body: Buffer };

type Form = Encoding | 'plain';

/**
 * An answer that can be given again: its headers, and its body in the encodings that were asked for so far. Once a
 * compressed one is there the plain one goes, which is several times as large and hardly ever wanted.
 */
export class Answer {
  readonly etag: string;
  /** The route that made it, by which it is counted. */
  readonly route: string;
  readonly unchangedHead: string[];
  readonly #head: string[];
  readonly #isSmall: boolean;
  readonly #ready = new Map<Form, Ready>();
  readonly #making = new Map<Form, Promise<Ready>>();

  constructor(headers: Headers, body: Buffer, route = 'none') {
    this.route = route;
    this.etag = String(headers.etag);
    this.#head = flat(headers);
    this.unchangedHead = flat({ ...headers, 'content-type': undefined });
    this.#isSmall = body.length < WORTHWHILE_BYTES;
    this.#add('plain', body);
  }

  /** What it takes in memory, with some for the objects around. */
  get bytes(): number {
    let sum = 1024;
    for (const { head, body } of this.#ready.values()) sum += body.length + head.join().length;
    return sum;
  }

  /** The body as it is at hand, or the promise of it. */
  in(encoding: Encoding | undefined): Ready | Promise<Ready> {
    const form = encoding === undefined || this.#isSmall ? 'plain' : encoding;
    return this.#ready.get(form) ?? this.#making.get(form) ?? this.#make(form);
  }

  #make(form: Form): Promise<Ready> {
    const making = this.#encode(form)
      .then((body) => {
        const ready = this.#add(form, body);
        // plain is made for the one who asks, and not kept beside the others
        if (!this.#isSmall) this.#ready.delete('plain');
        return ready;
      })
      .finally(() => this.#making.delete(form));
    this.#making.set(form, making);
    return making;
  }

  async #encode(form: Form): Promise<Buffer> {
    const plain = await this.#plain();
    return form === 'plain' ? plain : compress[form](plain);
  }

  async #plain(): Promise<Buffer> {
    const plain = this.#ready.get('plain');
    if (plain) return plain.body;
    for (const encoding of ['gzip', 'br'] as const) {
      const at = this.#ready.get(encoding);
      if (at) return decompress[encoding](at.body);
    }
    throw new Error('an answer has lost its body');
  }

  #add(form: Form, body: Buffer): Ready {
    const head = [...this.#head, 'content-length', String(body.length)];
    if (form !== 'plain') head.push('content-encoding', form);
    const ready = { head, body };
    this.#ready.set(form, ready);
    return ready;
  }
}

/** Node writes a head given like this as it is, without looking at every name again. */
function flat(headers: Headers): string[] {
  const pairs: string[] = [];
  for (const [name, value] of Object.entries(headers)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) pairs.push(name, String(one));
  }
  return pairs;
}
