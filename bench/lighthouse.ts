import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { buildIfStale } from '../scripts/build.ts';
import { fullChromium } from '../scripts/chromium.ts';
import { withDemoSite } from '../scripts/demo-site.ts';
import { main } from '../scripts/run.ts';
import { type Figure, report, spread } from './speed-figures.ts';

const browser = fullChromium();
if (browser) process.env.CHROMIUM ??= browser;

const PROJECT = 'projects/olive-terraces';
const LANGS = ['ar', 'en'];
const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

type Figures = Record<(typeof SCORES)[number] | keyof typeof TIMES, number>;

/** Lowest scores and longest times (ms) of a page: `must` fails the run, `goal` with --goal. */
const LIMITS: Record<'must' | 'goal', Figures> = {
  must: {
    performance: 98,
    accessibility: 100,
    'best-practices': 100,
    seo: 100,
    FCP: 1800,
    LCP: 2500,
    TBT: 120,
    CLS: 0,
  },
  goal: {
    performance: 99,
    accessibility: 100,
    'best-practices': 100,
    seo: 100,
    FCP: 900,
    LCP: 1600,
    TBT: 50,
    CLS: 0,
  },
};

const isScore = (name: string) => (SCORES as readonly string[]).includes(name);

const { values: options } = parseArgs({
  options: {
    /** How often each page is measured; the median counts. */
    runs: { type: 'string', default: '5' },
    goal: { type: 'boolean', default: false },
    /** Only pages whose language and path contain this, e.g. 'ar /properties'. */
    only: { type: 'string', default: '' },
    port: { type: 'string', default: '4399' },
    debug: { type: 'string', default: '4397' },
  },
});

/** The page of the project's first unit on offer. */
async function unitPage(site: string): Promise<string> {
  const answer = await fetch(new URL(`/api/${PROJECT}`, site));
  const { units } = (await answer.json()) as { units: { id: number }[] };
  return `${PROJECT}/units/${units[0]?.id}`;
}

type Headers = Record<string, string>;

/** The page of a deal for its buyers, and what opens it on this device. */
async function buyersPage(site: string): Promise<{ path: string; headers: Headers }> {
  const api = async <Answer>(method: string, path: string, token: string, body?: object) => {
    const answer = await fetch(new URL(`/api${path}`, site), {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as Answer;
  };
  const { token } = await api<{ token: string }>('POST', '/auth/login', '', {
    username: 'superadmin',
    password: 'superadmin-demo',
  });
  const owing = await api<{ items: { deal: { id: number; phone: string } | null }[] }>(
    'GET',
    '/admin/money/ageing?of=all&size=100',
    token,
  );
  const deal = owing.items.find((one) => one.deal?.phone)?.deal;
  if (!deal) throw new Error('nobody owes anything in the demo');
  const { link } = await api<{ link: { path: string } }>('POST', `/admin/deals/${deal.id}/buyer-page`, token);
  const path = link.path.slice(1);
  const opened = await fetch(new URL(path, site), {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: new URL(site).origin },
    body: new URLSearchParams({ does: 'open', digits: deal.phone.replace(/\D/g, '').slice(-4) }),
  });
  const [cookie = ''] = (opened.headers.get('set-cookie') ?? '').split(';');
  return { path, headers: { cookie } };
}

async function measure(url: string, runs: number, extraHeaders: Headers = {}): Promise<Figures[]> {
  // a site in use has its pages cached
  await fetch(url, { headers: extraHeaders });
  const all: Figures[] = [];
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(url, {
      ...{ port: Number(options.debug), logLevel: 'error', output: 'json', extraHeaders },
    });
    if (!result) throw new Error(`${url} could not be measured.`);
    const { categories, audits } = result.lhr;
    const scores = SCORES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
    const times = Object.entries(TIMES).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN]);
    all.push(Object.fromEntries([...scores, ...times]) as Figures);
    if (runs === 1) explain(result.lhr);
  }
  return all;
}

/** Prints the audits that lowered a score; performance is printed as times. */
function explain({ categories, audits }: NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']) {
  for (const name of SCORES.slice(1))
    for (const { id, weight } of categories[name]?.auditRefs ?? [])
      if (weight > 0 && (audits[id]?.score ?? 1) < 1) console.log(`  ${name}: ${id}: ${audits[id]?.title}`);
}

/** A page that no search engine may list has no score for search engines. */
const reported = (page: string, all: Figures[], isListed: boolean): Figure[] =>
  Object.entries(LIMITS[options.goal ? 'goal' : 'must'])
    .filter(([figure]) => isListed || figure !== 'seo')
    .map(([figure, limit]) => ({
      ...spread(
        `${page}: ${figure}`,
        all.map((one) => one[figure as keyof Figures]),
        null,
        '',
      ),
      target: isScore(figure) ? { atLeast: limit } : { atMost: limit },
    }));

const line = (figures: Figure[]) =>
  figures.map(({ name, value }) => `${name.split(': ')[1]} ${Math.round(value * 1000) / 1000}`).join('  ');

/**
 * Scores with Lighthouse's default mobile settings: a phone on a slow connection. The full browser draws with more
 * threads than the headless shell, and is what visitors have.
 */
await main(async () => {
  await buildIfStale();
  await withDemoSite(options.port, [`--remote-debugging-port=${options.debug}`], async (site) => {
    const reports: Figure[] = [];
    const own = await buyersPage(site);
    const pages: { path: string; name?: string; headers?: Headers }[] = [
      ...['', 'properties', PROJECT, await unitPage(site)].map((path) => ({ path })),
      { path: own.path, name: 'my/… before the digits' },
      { ...own, name: 'my/… behind them' },
    ];
    for (const lang of LANGS) {
      for (const { path, name: called = path, headers } of pages) {
        const name = `${lang} /${called}`;
        if (!name.includes(options.only)) continue;
        const all = await measure(`${site}${path}?lang=${lang}`, Number(options.runs), headers);
        const figures = reported(name, all, path !== own.path);
        console.log(name.padEnd(38), line(figures));
        reports.push(...figures);
      }
    }
    if (!report(reports)) process.exitCode = 1;
  });
});
