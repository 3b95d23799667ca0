import type { Plugin } from 'vite';

const ID = 'virtual:page-sheets';
const ROUTE = /\/app\/routes\/public\/([\w-]+)\.tsx$/;
/** What several of these need is in one sheet with the frame's. */
const PAGES = ['home', 'properties', 'project'];

const pathOf = (id: string) => id.replace(/\?.*$/, '');
const routeOf = (id: string) => ROUTE.exec(pathOf(id))?.[1];

/** The file with a sheet, by the pages that need it: few of them, and none for a page that does not. */
function fileFor(pages: Set<string>): string {
  if (pages.has('layout') || PAGES.filter((page) => pages.has(page)).length > 1) return 'styles';
  if (pages.has('project') && pages.has('unit')) return 'homes-styles';
  return `${[...pages].sort().join('-')}-styles`;
}

/**
 * The sheets of the public pages, which are inside their HTML. A document loads other scripts than its route is built
 * of, so the bundler's idea of which sheets these need is not used: the imports of each route are followed, and
 * `import sheets from 'virtual:page-sheets'` tells the pages of the server those of each route, by its script. The
 * browser's files are built first.
 */
export function pageSheets() {
  const names = new Map<string, string>();
  const needs = new Map<string, Set<string>>();
  const files: Record<string, string[]> = {};
  const plugin: Plugin = {
    name: 'page-sheets',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(files)}` : null),
    buildEnd() {
      if (this.environment.name !== 'client') return;
      const users = new Map<string, Set<string>>();
      for (const start of this.getModuleIds()) {
        const page = routeOf(start);
        if (!page) continue;
        const seen = new Set([start]);
        for (const id of seen) for (const next of this.getModuleInfo(id)?.importedIds ?? []) seen.add(next);
        for (const id of seen)
          if (pathOf(id).endsWith('.css')) users.set(id, (users.get(id) ?? new Set()).add(page));
      }
      names.clear();
      needs.clear();
      for (const [id, pages] of users) {
        const name = fileFor(pages);
        names.set(id, name);
        for (const page of pages) needs.set(page, (needs.get(page) ?? new Set()).add(name));
      }
    },
    generateBundle: {
      // after Vite has written the sheets
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return;
        const all = Object.keys(bundle);
        const sheetOf = (name: string) =>
          all.filter((file) => file.replace(/-.{8}\.css$/, '') === `assets/${name}`);
        for (const chunk of Object.values(bundle)) {
          const page = chunk.type === 'chunk' && routeOf(chunk.facadeModuleId ?? '');
          if (page) files[`/${chunk.fileName}`] = [...(needs.get(page) ?? [])].flatMap(sheetOf);
        }
      },
    },
  };
  return { plugin, nameOf: (id: string) => names.get(id) ?? null };
}
