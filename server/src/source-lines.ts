import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The chunk of the bundle that holds other people's code; its map is large, and a log does not need it. */
export const LIBRARIES = 'libraries';

const FRAME = /(file:\/\/[^\s()]+\/server\/build\/[^\s():]+\.js):(\d+):(\d+)/g;

const maps = new Map<string, SourceMap | null>();

function mapOf(url: string): SourceMap | null {
  const known = maps.get(url);
  if (known !== undefined) return known;
  let map: SourceMap | null = null;
  try {
    if (!basename(url).startsWith(LIBRARIES))
      map = new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${url}.map`), 'utf8')) as SourceMapPayload);
  } catch {
    // without a map the line of the bundle is better than nothing
  }
  maps.set(url, map);
  return map;
}

/**
 * A stack of the bundle with the lines of the sources. Node could do it (`--enable-source-maps`), but reads every map
 * at the start: 50 MB and half a second. Here a map is read when the first error is logged.
 */
export const withSourceLines = (stack: string): string =>
  stack.replace(FRAME, (frame, url: string, line: string, column: string) => {
    const found = mapOf(url)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!found || !('originalSource' in found)) return frame;
    return `${new URL(found.originalSource, url).href}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  });
