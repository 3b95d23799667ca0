import { hash } from 'node:crypto';
import { compressQuickly, compressWell, decompress, type Encoding, WORTHWHILE_BYTES } from './encodings.ts';

export const tagOf = (body: Buffer) => `W/"${hash('sha1', body, 'base64url')}"`;

type Headers = Record<string, string | number | string[] | undefined>;

/** A body in one encoding with its ready head, as pairs of names and values in a row. */
export type Ready = {
  head: string[];
  body: Buffer;
  /** When it was compressed in haste (performance.now()); Infinity where nothing better is to be had. */
  hastySince: number;
  /** Head and body as they went out last, and the second the head names. */
  sent?: { second: number; head: string; bytes: Buffer };
};

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

  constructor(headers: Headers, body: Buffer, route = 'none') {
    this.route = route;
    this.etag = String(headers.etag);
    this.#head = flat(headers);
    this.unchangedHead = flat({ ...headers, 'content-type': undefined });
    this.#isSmall = body.length < WORTHWHILE_BYTES;
    this.#add('plain', body, Number.POSITIVE_INFINITY);
  }

  /** What it takes in memory, with some for the objects around; a head is there as a list, as text and as bytes. */
  get bytes(): number {
    let sum = 1024;
    for (const { head, body } of this.#ready.values()) sum += body.length + 3 * head.join().length;
    return sum;
  }

  /** What is at hand of it. */
  find(encoding: Encoding | undefined): Ready | undefined {
    return this.#ready.get(this.#form(encoding));
  }

  in(encoding: Encoding | undefined): Ready {
    return this.find(encoding) ?? this.#make(this.#form(encoding));
  }

  /** Compresses once more what was compressed in haste, aside, with all the time it takes. */
  async improve(encoding: Encoding): Promise<void> {
    const body = await compressWell[encoding](this.#plain());
    this.#add(encoding, body, Number.POSITIVE_INFINITY);
  }

  #form(encoding: Encoding | undefined): Form {
    return encoding === undefined || this.#isSmall ? 'plain' : encoding;
  }

  #make(form: Form): Ready {
    const plain = this.#plain();
    // made for the one who asks, and not kept beside the others
    if (form === 'plain') return this.#given(form, plain, Number.POSITIVE_INFINITY);
    this.#ready.delete('plain');
    return this.#add(form, compressQuickly[form](plain), performance.now());
  }

  #plain(): Buffer {
    const plain = this.#ready.get('plain');
    if (plain) return plain.body;
    for (const encoding of ['gzip', 'br'] as const) {
      const at = this.#ready.get(encoding);
      if (at) return decompress[encoding](at.body);
    }
    throw new Error('an answer has lost its body');
  }

  #add(form: Form, body: Buffer, hastySince: number): Ready {
    const ready = this.#given(form, body, hastySince);
    this.#ready.set(form, ready);
    return ready;
  }

  #given(form: Form, body: Buffer, hastySince: number): Ready {
    const head = [...this.#head, 'content-length', String(body.length)];
    if (form !== 'plain') head.push('content-encoding', form);
    return { head, body, hastySince };
  }
}

/** Node writes a head given like this as it is, without looking at every name again. */
function flat(headers: Headers): string[] {
  const pairs: string[] = [];
  for (const [name, value] of Object.entries(headers)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) pairs.push(name, inLatin1(String(one)));
  }
  return pairs;
}

/** A piece cut out of a page holds the whole page, and may be kept in the page's wide letters: written anew, it is not. */
const inLatin1 = (text: string) => Buffer.from(text, 'latin1').toString('latin1');
