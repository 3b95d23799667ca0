import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encodingsOf } from './response-cache/encodings.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};
const SUFFIX: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

type Asset = {
  type: string;
  etag: string;
  cache: string;
  bodies: Partial<Record<Encoding, Buffer>> & { plain: Buffer };
};

/**
 * Serves the built files from memory (a few megabytes), with the compressed copies that the build made. Files under
 * assets/ have a hash in their name and never change.
 */
export function serveAssets(app: FastifyInstance, basePath: string, folder: string) {
  const prefix = basePath === '/' ? '' : basePath;
  const assets = new Map<string, Asset>();
  for (const [path, asset] of readAssets(folder, prefix)) assets.set(`${prefix}/${path}`, asset);

  const config = { access: 'public', evenUnderLoad: true } as const;
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const asset = assets.get(request.url.split('?', 1)[0] ?? '');
    return asset ? send(asset, request, reply) : reply.callNotFound();
  };
  app.get(`${prefix}/assets/*`, { config }, answer);
  for (const url of assets.keys()) {
    if (!url.startsWith(`${prefix}/assets/`)) app.get(url, { config }, answer);
  }
}

function send(asset: Asset, request: FastifyRequest, reply: FastifyReply) {
  const { type, etag, cache, bodies } = asset;
  reply.headers({ etag, 'cache-control': cache, 'content-type': type, vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const encoding = encodingsOf(request.headers['accept-encoding']).find((one) => bodies[one]);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send((encoding && bodies[encoding]) ?? bodies.plain);
}

function* readAssets(folder: string, prefix: string): Generator<[string, Asset]> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const names = new Set(files.map((entry) => join(entry.parentPath, entry.name)));
  for (const file of names) {
    const type = TYPES[extname(file)];
    if (!type) continue;
    const path = relative(folder, file).split(sep).join('/');
    const plain = readFileSync(file);
    const bodies: Asset['bodies'] = { plain };
    for (const encoding of ['br', 'gzip'] as const) {
      if (names.has(file + SUFFIX[encoding])) bodies[encoding] = readFileSync(file + SUFFIX[encoding]);
    }
    // The route manifest of a build has addresses without the base path. Half of it are imports, which in the browser
    // only `<Link prefetch>` reads, and no page has one.
    if (/^assets\/manifest-[^/]+\.js$/.test(path)) {
      const script = plain.toString().replace(/"imports":\[[^\]]*\]/g, '"imports":[]');
      yield [path, manifestAsset(script.replaceAll('"/assets/', `"${prefix}/assets/`))];
      continue;
    }
    yield [path, { type, bodies, etag: tagOf(plain), cache: path.startsWith('assets/') ? FOREVER : AN_HOUR }];
  }
}

const FOREVER = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';
const tagOf = (body: Buffer) => `"${createHash('sha1').update(body).digest('base64url')}"`;

/** Compressed beside the start, of which it would take a quarter. Who asks earlier gets it as it is. */
function manifestAsset(script: string): Asset {
  const plain = Buffer.from(script);
  const bodies: Asset['bodies'] = { plain };
  brotliCompress(plain, (_, compressed) => {
    bodies.br = compressed;
  });
  gzip(plain, (_, compressed) => {
    bodies.gzip = compressed;
  });
  return { type: TYPES['.js'] ?? '', etag: tagOf(plain), cache: FOREVER, bodies };
}
