import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { hashOf } from './pages-policy.ts';

type Sheet = { element: string; hash: string };

const LINK = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/**
 * Inlines the style sheets of a public page, so that it is painted without another request. Before hydration
 * web/app/hydration/hydrate-on-interaction.ts adds the links that React expects.
 */
export function inlineSheets(files: string, basePath: string) {
  const prefix = basePath === '/' ? '/' : `${basePath}/`;
  const known = new Map<string, Sheet>();
  // all of them now: a new build replaces the folder while this process goes on
  const sheets = new Map(
    globSync('**/*.css', { cwd: files }).map((file) => [
      file.split(sep).join('/'),
      readFileSync(join(files, file), 'utf8'),
    ]),
  );

  function sheetOf(href: string): Sheet {
    const path = href.replace(/[?#].*$/, '').slice(prefix.length);
    const folder = prefix + path.slice(0, path.lastIndexOf('/') + 1);
    const text = sheets.get(path);
    if (text === undefined) throw new Error(`there is no style sheet ${path}`);
    // a relative address would be resolved against the page
    const css = text.replaceAll('url(./', `url(${folder}`);
    return { element: `<style data-href="${href}">${css}</style>`, hash: hashOf(css) };
  }

  return (html: string): { html: string; hashes: string[] } => {
    const hashes: string[] = [];
    // the links are in the head; the rest of the page is long
    const at = html.indexOf('</head>');
    const end = at < 0 ? html.length : at;
    const head = html.slice(0, end).replace(LINK, (_link, href: string) => {
      const sheet = known.get(href) ?? sheetOf(href);
      known.set(href, sheet);
      hashes.push(sheet.hash);
      return sheet.element;
    });
    return { html: head + html.slice(end), hashes };
  };
}
