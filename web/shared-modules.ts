import type { Plugin } from 'vite';

const route = (name: string) => `/app/routes/public/${name}.tsx`;

/** The frame of every page, and the main pages. */
const FRAME = ['/app/entry.client.tsx', '/app/root.tsx', route('layout')];
const PAGES = [route('home'), route('properties'), route('project')];
/** These are entry points or loaded on demand, so each stays a file of its own. */
const APART = ['/app/entry.client.tsx', ...PAGES, route('unit')];
/** The pages of a project and of a unit have much in common beside that. */
const HOMES = [route('project'), route('unit')];

const pathOf = (id: string) => id.replace(/\?.*$/, '');
const isFile = (id: string, files: string[]) => files.some((file) => pathOf(id).endsWith(file));
const isSheet = (id: string) => pathOf(id).endsWith('.css');

/**
 * Finds the modules that several public pages need: those of the frame, and those of two pages or more. In
 * one file with the framework they are a quarter smaller than in forty, and need one request. The imports are
 * followed, so that nothing of the back office is included and no list has to be maintained.
 *
 * Modules that import a style sheet are `styled` and get a file of their own: the back office loads the other
 * file too, and must not get the styles of the public pages. What the pages of a project and of a unit share beside
 * these is a third file.
 */
export function sharedModules() {
  const plain = new Set<string>();
  const styled = new Set<string>();
  const homes = new Set<string>();
  const plugin: Plugin = {
    name: 'shared-modules',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const uses = new Map<string, number>();
      const modulesOf = (entry: string) => {
        const seen = new Set<string>();
        const follow = (id: string) => {
          if (seen.has(id)) return;
          seen.add(id);
          for (const next of this.getModuleInfo(id)?.importedIds ?? []) follow(next);
        };
        for (const id of ids) if (isFile(id, [entry])) follow(id);
        return seen;
      };
      const count = (entry: string, weight: number) => {
        for (const id of modulesOf(entry)) uses.set(id, (uses.get(id) ?? 0) + weight);
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
      styled.clear();
      for (const [id, times] of uses) {
        if (times === 1 || isFile(id, APART)) continue;
        (bringsSheet(id) ? styled : plain).add(id);
      }
      homes.clear();
      const [ofProject = new Set<string>(), ofUnit = new Set<string>()] = HOMES.map(modulesOf);
      // rules and readers are for the back office too
      for (const id of ofProject)
        if (ofUnit.has(id) && id.includes('/public/') && uses.get(id) === 1 && !isFile(id, APART))
          homes.add(id);
    },
  };
  return {
    plugin,
    isPlain: (id: string) => plain.has(id),
    isStyled: (id: string) => styled.has(id),
    isOfHomes: (id: string) => homes.has(id),
  };
}
