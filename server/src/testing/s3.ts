import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import account from '@20minutes/s3rver/lib/models/account.js';
import type { S3Settings } from '../config.ts';

/**
 * An S3 server for the tests: s3rver, which keeps objects in a folder and checks every signature. What it does not
 * know of the protocol is answered here, from its own folder: listing and aborting unfinished uploads, and the first
 * byte alone, for which it sends everything.
 */
export async function startS3({ bucket = 'diyar-test', port = 0, key = 'S3RVER', secret = 'S3RVER' } = {}) {
  account.DUMMY_ACCOUNT.createKeyPair(key, secret);
  const directory = await mkdtemp(join(tmpdir(), 'diyar-s3-'));
  const s3rver = new S3rver({ directory, silent: true, configureBuckets: [{ name: bucket }] });
  await s3rver.configureBuckets();
  const known = s3rver.callback();
  const uploads = join(directory, bucket, '._S3rver_uploads');

  async function unfinished(prefix: string): Promise<string> {
    const entries = [];
    for (const id of await readdir(uploads).catch(() => [])) {
      const key = await readFile(join(uploads, id, 'key'), 'utf8');
      const { birthtime } = await stat(join(uploads, id));
      if (key.startsWith(prefix))
        entries.push(
          `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${birthtime.toISOString()}</Initiated></Upload>`,
        );
    }
    return `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${entries.join('')}</ListMultipartUploadsResult>`;
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
    const upload = searchParams.get('uploadId');
    if (request.method === 'DELETE' && upload && /^[0-9a-f]+$/.test(upload)) {
      await rm(join(uploads, upload), { recursive: true });
      response.writeHead(204).end();
    } else if (request.method === 'GET' && searchParams.has('uploads')) {
      response.end(await unfinished(searchParams.get('prefix') ?? ''));
    } else if (request.headers.range === 'bytes=0-0') {
      const stored = await readFile(`${join(directory, pathname)}._S3rver_object`);
      response.writeHead(206, { 'content-length': 1 }).end(stored.subarray(0, 1));
    } else known(request, response);
  }

  const server = createServer((request, response) => void answer(request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'us-east-1',
    accessKeyId: key,
    secretAccessKey: secret,
    bucket,
    prefix: '',
  };
  return {
    settings,
    async remove() {
      server.closeAllConnections();
      server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
