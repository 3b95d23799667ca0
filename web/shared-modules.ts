import type { Plugin } from 'vite';

const route = (name: string) => `/app/routes/public/${name}.tsx`;

/** What stands around every page, and the pages a visitor walks through. */
const FRAME = ['/app/entry.client.tsx', '/app/root.tsx', route('layout')];
const PAGES = [route('home'), route('properties'), route('project')];
/** These run or are fetched by themselves, so they keep a file of their own. */
const APART = ['/app/entry.client.tsx', ...PAGES];

const isFile = (id: string, files: string[]) => files.some((file) => id.replace(/\?.*$/, '').endsWith(file));

/**
 * Finds the modules that a walk through the public pages needs anyway: those of the frame, and those of two pages
 * or more. In one file with the framework they weigh a quarter less than in forty, and are asked for once. Found
 * by following the imports, so nothing of the back office slips in and no list has to be kept.
 */
export function sharedModules() {
  const shared = new Set<string>();
  const plugin: Plugin = {
    name: 'shared-modules',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const uses = new Map<string, number>();
      const count = (entry: string, weight: number) => {
        const seen = new Set<string>();
        const follow = (id: string) => {
          if (seen.has(id)) return;
          seen.add(id);
          uses.set(id, (uses.get(id) ?? 0) + weight);
          for (const next of this.getModuleInfo(id)?.importedIds ?? []) follow(next);
        };
        for (const id of ids) if (isFile(id, [entry])) follow(id);
      };
      for (const entry of FRAME) count(entry, PAGES.length);
      for (const page of PAGES) count(page, 1);
      shared.clear();
      for (const [id, times] of uses) if (times > 1 && !isFile(id, APART)) shared.add(id);
    },
  };
  return { plugin, has: (id: string) => shared.has(id) };
}
