import { get } from 'node:http';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { ORIGIN } from './fixtures.ts';

type Fetched = { bytes: number; text: string };

/** A file as the browser receives it: compressed size and content. */
function fetchWeighed(path: string): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    get(new URL(path, ORIGIN), { headers: { 'accept-encoding': 'br' } }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      if (response.statusCode !== 200) return reject(new Error(`${path}: ${response.statusCode}`));
      const isBrotli = response.headers['content-encoding'] === 'br';
      resolve({ bytes: body.length, text: (isBrotli ? brotliDecompressSync(body) : body).toString() });
    }).on('error', reject);
  });
}

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/** Static and dynamic imports of a script, without the dictionary of the other language. */
const importsOf = (script: string, lang: string) =>
  found(script, /(?:\bfrom|\bimport\(?)\s*["'`](\.\/[\w.-]+\.js)["'`]/g).filter(
    (file) => !(lang === 'ar' ? /\/en-/ : /\/ar-/).test(file),
  );

type IslandScripts = { entry: string; files: string[]; islands: Record<string, string[]> };

/** Those of the islands on the page. */
function scriptsOf(html: string): string[] {
  const [json = '{}'] = found(html, /<script id="islands"[^>]*>(.*?)<\/script>/g);
  const { entry, files, islands }: IslandScripts = JSON.parse(json);
  const names = found(html, /data-island="([^"]+)"/g);
  return [entry, ...files, ...names.flatMap((name) => islands[name] ?? [])];
}

async function weighScripts(html: string, lang: string): Promise<number> {
  const waiting = scriptsOf(html);
  const weighed = new Map<string, number>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (weighed.has(path)) continue;
    const { bytes, text } = await fetchWeighed(path);
    weighed.set(path, bytes);
    for (const file of importsOf(text, lang)) waiting.push(new URL(file, new URL(path, ORIGIN)).pathname);
  }
  return sum([...weighed.values()]);
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

/** Whether a page with these characters may load a font face; ignores the family, so it never underestimates. */
const covers = (ranges: string, letters: Set<number>) =>
  found(ranges, /U\+([\dA-F?]+(?:-[\dA-F]+)?)/gi).some((range) => {
    // 'U+6??' is U+600 to U+6FF
    const whole = range.includes('?') ? `${range.replaceAll('?', '0')}-${range.replaceAll('?', 'F')}` : range;
    const [from = 0, to = from] = whole.split('-').map((hex) => Number.parseInt(hex, 16));
    return [...letters].some((letter) => letter >= from && letter <= to);
  });

/** Style sheets are inlined in the page; each is measured as its file. */
async function weighStyles(html: string) {
  const hrefs = found(html, /<style data-href="([^"]+)"/g);
  if (/<link[^>]*rel="stylesheet"/.test(html))
    throw new Error('a style sheet is fetched before the first paint');
  const letters = new Set(
    [...html.replace(/<style.*?<\/style>|<[^>]+>/gs, '')].map((letter) => letter.codePointAt(0) ?? 0),
  );
  const fonts = new Map<string, number>();
  let bytes = 0;
  for (const href of hrefs) {
    const sheet = await fetchWeighed(href);
    bytes += sheet.bytes;
    for (const face of found(sheet.text, /@font-face\s*\{([^}]+)\}/g)) {
      const file = new URL(found(face, /url\(["']?([^"')]+)/g)[0] ?? '', new URL(href, ORIGIN)).pathname;
      if (covers(face, letters)) fonts.set(file, (await fetchWeighed(file)).bytes);
    }
  }
  return { style: bytes, font: sum([...fonts.values()]) };
}

/** Compressed bytes of one page by kind. */
export async function weighPage(path: string, lang: string) {
  const { bytes, text: html } = await fetchWeighed(`/diyar/${path}?lang=${lang}`);
  const inline = found(html, /<script>(.*?)<\/script>/gs).join('\n');
  const { style, font } = await weighStyles(html);
  return {
    html: bytes,
    script: await weighScripts(html, lang),
    early: brotliCompressSync(inline).length,
    style,
    font,
    firstPaint: bytes + font,
  };
}
