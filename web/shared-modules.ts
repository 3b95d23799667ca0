import type { Plugin } from 'vite';

const route = (name: string) => `/app/routes/public/${name}.tsx`;

/** What stands around every page, and the pages a visitor walks through. */
const FRAME = ['/app/entry.client.tsx', '/app/root.tsx', route('layout')];
const PAGES = [route('home'), route('properties'), route('project')];
/** These run or are fetched by themselves, so they keep a file of their own. */
const APART = ['/app/entry.client.tsx', ...PAGES];

const pathOf = (id: string) => id.replace(/\?.*$/, '');
const isFile = (id: string, files: string[]) => files.some((file) => pathOf(id).endsWith(file));
const isSheet = (id: string) => pathOf(id).endsWith('.css');

/**
 * Finds the modules that a walk through the public pages needs anyway: those of the frame, and those of two pages
 * or more. In one file with the framework they weigh a quarter less than in forty, and are asked for once. Found
 * by following the imports, so nothing of the back office slips in and no list has to be kept.
 *
 * Those that bring a style sheet are `dressed` and stand apart: the back office reads the other file too, and
 * must not be dressed like the public pages.
 */
export function sharedModules() {
  const plain = new Set<string>();
  const dressed = new Set<string>();
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
      const bringsSheet = (id: string, seen = new Set<string>()): boolean => {
        if (isSheet(id)) return true;
        if (seen.has(id)) return false;
        seen.add(id);
        return (this.getModuleInfo(id)?.importedIds ?? []).some((next) => bringsSheet(next, seen));
      };
      for (const entry of FRAME) count(entry, PAGES.length);
      for (const page of PAGES) count(page, 1);
      plain.clear();
      dressed.clear();
      for (const [id, times] of uses) {
        if (times === 1 || isFile(id, APART)) continue;
        (bringsSheet(id) ? dressed : plain).add(id);
      }
    },
  };
  return { plugin, isPlain: (id: string) => plain.has(id), isDressed: (id: string) => dressed.has(id) };
}
