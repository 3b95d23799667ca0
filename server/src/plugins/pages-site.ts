import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PublicReads } from '@diyar/contract/public-reads';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { StartError } from '../db/start-error.ts';
import type { PaperHtml } from '../features/archive/archive.ts';
import { ROOT } from '../paths.ts';

type ReadsFor = (address: string) => PublicReads;
type Services = {
  site: { basePath: string; apiBase: string; publicUrl?: string; signInWith: Config['signInWith'] };
  readsFor: ReadsFor;
  log: (error: unknown) => void;
};
/** A rendered page, or the bytes of its data; scripts with the nonce may run. */
export type Page = { status: number; headers: Headers; body: string | Buffer; nonce: string };

type Opened = {
  build: string;
  answer: (request: Request, address: string) => Promise<Page>;
};

/** The exports of web/app/entry.server.tsx, the only interface to the built pages. */
type EntryModule = {
  inlineScripts: string[];
  paperHtml: NonNullable<PaperHtml>;
  openSite: (build: Build, services: Services, mode: 'production' | 'development') => Opened;
  remoteReads: (apiBaseUrl: string) => PublicReads;
};
type Build = { entry: { module: EntryModule } };

export type Site = {
  answer: Opened['answer'];
  /** True when Vite answered, which it does in development for its own files. */
  handled: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
  inlineScripts: string[] | null;
  /** A receipt or voucher as a page of its own; null in development. */
  paperHtml: PaperHtml;
  /** The folder of built files. */
  files: string | null;
  /** Changes with every build; null in development. */
  build: string | null;
};

export type OpenSite = (app: FastifyInstance, config: Config, readsFor: ReadsFor) => Promise<Site>;

const WEB = new URL('web/', ROOT);
const SERVER_BUILD = new URL('build/server/index.js', WEB);

function servicesFor(
  app: FastifyInstance,
  config: Config,
  readsFor: ReadsFor,
  { remoteReads }: EntryModule,
): Services {
  const { basePath, publicUrl, signInWith, apiBaseUrl } = config;
  const remote = apiBaseUrl ? remoteReads(apiBaseUrl) : null;
  return {
    site: { basePath, publicUrl, signInWith, apiBase: apiBaseUrl ?? '/api' },
    readsFor: remote ? () => remote : readsFor,
    log: (error) => app.log.error({ err: error }, 'a page failed'),
  };
}

export const requireBuiltPages = () =>
  stat(SERVER_BUILD).catch(() => {
    throw new StartError('the pages are not built: run `npm run build` first');
  });

/** The pages that `npm run build` made. */
export async function openBuiltSite(app: FastifyInstance, config: Config, readsFor: ReadsFor): Promise<Site> {
  const built = await requireBuiltPages();
  // React reads this when it is loaded, and is several times slower without it
  process.env.NODE_ENV ??= 'production';
  // the bundle calls this for addresses of pictures and fonts while it loads
  const prefix = config.basePath === '/' ? '/' : `${config.basePath}/`;
  Object.assign(globalThis, { __asset: (file: string) => prefix + file });
  const build: Build = await import(`${SERVER_BUILD.href}?${built.mtimeMs}${config.basePath}`);
  const { module } = build.entry;
  const { answer, build: id } = module.openSite(
    build,
    servicesFor(app, config, readsFor, module),
    'production',
  );
  return {
    answer,
    handled: async () => false,
    build: id,
    inlineScripts: module.inlineScripts,
    paperHtml: module.paperHtml,
    files: fileURLToPath(new URL('build/client/', WEB)),
  };
}

/** The pages from their sources, with hot reload, in this process. */
export async function openDevSite(app: FastifyInstance, config: Config, readsFor: ReadsFor): Promise<Site> {
  const { openVite } = await import(new URL('scripts/dev.ts', WEB).href);
  const vite = await openVite({ basePath: config.basePath, server: app.server });
  app.addHook('onClose', () => vite.close());
  return {
    async answer(request, address) {
      const build: Build = await vite.loadBuild();
      const { module } = build.entry;
      return module
        .openSite(build, servicesFor(app, config, readsFor, module), 'development')
        .answer(request, address);
    },
    handled: (request, reply) => vite.handled(request.raw, reply.raw),
    inlineScripts: null,
    paperHtml: null,
    files: null,
    build: null,
  };
}
