import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

type Call = { method?: string; headers?: OutgoingHttpHeaders; body?: unknown };
export type Heard = { status: number; headers: IncomingHttpHeaders; raw: Buffer; text: string };

const decode = (encoding: string | undefined, raw: Buffer) =>
  encoding === 'br' ? brotliDecompressSync(raw) : encoding === 'gzip' ? gunzipSync(raw) : raw;

/** Calls an app through a real socket, as visitors do; `inject` begins behind what stands before the router. */
export async function overHttp(app: FastifyInstance) {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const call = (path: string, { method = 'GET', headers = {}, body }: Call = {}): Promise<Heard> =>
    new Promise((resolve, reject) => {
      const json = body === undefined ? undefined : JSON.stringify(body);
      const type = json === undefined ? {} : { 'content-type': 'application/json' };
      const asked = request({
        host: '127.0.0.1',
        port,
        path,
        method,
        agent,
        headers: { ...type, ...headers },
      });
      asked.once('error', reject);
      asked.once('response', async (answer) => {
        const raw = await buffer(answer).catch(() => Buffer.alloc(0));
        const encoding = raw.length > 0 ? answer.headers['content-encoding'] : undefined;
        const text = decode(encoding, raw).toString();
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, raw, text });
      });
      asked.end(json);
    });
  return { call, port, hangUp: () => agent.destroy() };
}
