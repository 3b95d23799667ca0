import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '../../../config.ts';
import { AppError } from '../../../errors.ts';
import type { ByteRange } from './storage.ts';

type Options = { method?: string; headers?: Record<string, string>; body?: Buffer | string };

const ANSWER_WITHIN_MS = 60_000;
const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const readText = (text: string) =>
  text.replace(/&(lt|gt|amp|quot|apos);/g, (_, name) => ENTITIES[name] ?? '');

/** The text of the first element of that name; the responses we read are flat. */
export const element = (xml: string, name: string): string | undefined => {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return found === undefined ? undefined : readText(found);
};

const away = (cause: unknown) => new AppError('unavailable', { retryAfterSeconds: 5, cause });

async function refusal(answer: Response): Promise<unknown> {
  const xml = await answer.text().catch(() => '');
  const error = new Error(`the storage answered ${answer.status} ${element(xml, 'Code') ?? ''}`.trim());
  return answer.status >= 500 || answer.status === 429 ? away(error) : error;
}

/**
 * The few S3 requests that we need, signed and retried. Own code on aws4fetch, because the AWS SDK is many times as
 * large for the same seven requests (docs/decisions/009-object-storage.md).
 */
export function openBucket({ endpoint, bucket, prefix, ...credentials }: S3Settings) {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 4 });
  const place = `${endpoint}/${bucket}`;
  const urlOf = (key: string) => `${place}/${prefix}${key}`;

  async function request(url: string, { body, headers, method }: Options = {}, signal?: AbortSignal) {
    // signed with its hash, so that the storage refuses a damaged body
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const init = {
      method,
      headers: { ...headers, 'x-amz-content-sha256': hash },
      body: body as RequestInit['body'],
    };
    return client
      .fetch(url, { ...init, signal: signal ?? AbortSignal.timeout(ANSWER_WITHIN_MS) })
      .catch((error) => {
        throw away(error);
      });
  }

  async function expectOk(url: string, options?: Options): Promise<Response> {
    const answer = await request(url, options);
    if (!answer.ok) throw await refusal(answer);
    return answer;
  }

  const change = async (url: string, options: Options) => (await expectOk(url, options)).text();

  return {
    put: (key: string, body: Buffer, headers: Record<string, string>) =>
      change(urlOf(key), { method: 'PUT', body, headers }),
    /** False if the key exists; a storage without conditional writes overwrites it. */
    async putNew(key: string, body: Buffer): Promise<boolean> {
      const answer = await request(urlOf(key), { method: 'PUT', body, headers: { 'if-none-match': '*' } });
      if (answer.status === 412 || answer.status === 409) return false;
      if (!answer.ok) throw await refusal(answer);
      return true;
    },
    remove: (key: string) => change(urlOf(key), { method: 'DELETE' }),
    /** The size; null if it does not exist. */
    async size(key: string): Promise<number | null> {
      const answer = await request(urlOf(key), { method: 'HEAD' });
      if (answer.status === 404) return null;
      if (!answer.ok) throw await refusal(answer);
      return Number(answer.headers.get('content-length'));
    },
    async get(key: string, range: ByteRange | undefined, signal: AbortSignal): Promise<Response> {
      const headers = range && { range: `bytes=${range.start}-${range.end}` };
      const answer = await request(urlOf(key), { headers }, signal);
      if (!answer.ok || (range && answer.status !== 206)) throw await refusal(answer);
      return answer;
    },
    list: async (query: Record<string, string>, under: string) =>
      (await expectOk(`${place}?${new URLSearchParams({ ...query, prefix: prefix + under })}`)).text(),
    beginParts: async (key: string, headers: Record<string, string>) =>
      element(await change(`${urlOf(key)}?uploads=`, { method: 'POST', headers }), 'UploadId') ?? '',
    async putPart(key: string, upload: string, part: number, body: Buffer): Promise<string> {
      const url = `${urlOf(key)}?${new URLSearchParams({ partNumber: String(part), uploadId: upload })}`;
      const answer = await expectOk(url, { method: 'PUT', body });
      await answer.text();
      return answer.headers.get('etag') ?? '';
    },
    async completeParts(key: string, upload: string, etags: readonly string[]): Promise<void> {
      const parts = etags.map(
        (etag, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>${etag}</ETag></Part>`,
      );
      const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
      const url = `${urlOf(key)}?${new URLSearchParams({ uploadId: upload })}`;
      const xml = await change(url, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/xml' },
      });
      // S3 may respond with 200 and an error in the body
      if (xml.includes('<Error>')) throw new Error(`the storage refused the parts: ${element(xml, 'Code')}`);
    },
    abortParts: (key: string, upload: string) =>
      change(`${urlOf(key)}?${new URLSearchParams({ uploadId: upload })}`, { method: 'DELETE' }),
  };
}

export type Bucket = ReturnType<typeof openBucket>;
