import type { Plugin } from 'vite';
import { type Graph, mergeChunks } from './scripts/merge-chunks.ts';

const pathOf = (id: string) => id.replace(/\?.*$/, '');
const isRoute = (id: string) => /\/app\/routes\/admin\/[^/]+\.tsx$/.test(pathOf(id));
const isSheet = (id: string) => pathOf(id).endsWith('.css');
const ROOT = /\/app\/(root|entry\.client)\.tsx$/;
const SITE = /\/app\/(root|entry\.client|routes\/public\/[^/]+)\.tsx$/;
const FRAME = '/app/routes/admin/layout.tsx';

/** Bytes of source that a screen may load without using them. */
const SPARE = { screen: 100_000, dialog: 1_000_000 };
/** A dialog that is loaded when it opens waits for its requests alone. */
const WEIGHT = { screen: 1, dialog: 0.05 };

/**
 * Divides the modules that several screens of the back office share into few files. Left alone the bundler makes a
 * file of every set of screens that shares something, a hundred for one screen. These are merged as long as a request
 * less is worth more than the bytes that some screens then load without using them (merge-chunks.ts). `isTaken` tells
 * the modules that have their files already.
 */
export function adminChunks(isTaken: (id: string) => boolean) {
  const chunkOf = new Map<string, string>();
  const plugin: Plugin = {
    name: 'admin-chunks',
    applyToEnvironment: ({ name }) => name === 'client',
    // groups without their dependencies need it; React Router sets another value
    configEnvironment: (name) =>
      name === 'client'
        ? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } }
        : null,
    buildEnd() {
      const ids = [...this.getModuleIds()].sort();
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const reach = (starts: string[]) => {
        const seen = new Set(starts);
        for (const id of seen) for (const next of importsOf(id)) seen.add(next);
        return seen;
      };
      const frame = reach(ids.filter((id) => pathOf(id).endsWith(FRAME)));
      // the server renders them, and the build tells it their sheets: those of the back office must not be among them
      const site = reach(ids.filter((id) => SITE.test(pathOf(id))));
      // what is always loaded
      const root = reach(ids.filter((id) => ROOT.test(pathOf(id))));
      const isOfRoot = (id: string) => root.has(id) && !ROOT.test(pathOf(id)) && !isSheet(id) && !isTaken(id);
      const lazyOf = (id: string) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
      const lazy = new Set(ids.flatMap(lazyOf));
      const entries = new Map<string, { starts: string[]; kind: keyof typeof SPARE }>();
      for (const id of ids) {
        // the texts of documents are loaded later, too
        if ((!isRoute(id) && !lazy.has(id)) || id.includes('/public/')) continue;
        const kind = isRoute(id) ? 'screen' : 'dialog';
        const entry = entries.get(pathOf(id)) ?? { starts: [], kind };
        entry.starts.push(id);
        entries.set(pathOf(id), entry);
      }

      const users = new Map<string, Set<number>>();
      [...entries.values()].forEach(({ starts }, entry) => {
        // what the back office loads comes into its frame
        for (const id of [...reach(starts), ...frame]) users.set(id, (users.get(id) ?? new Set()).add(entry));
      });
      const isShared = (id: string) => (users.get(id)?.size ?? 0) > 1 && !entries.has(pathOf(id));
      const isSharedSheet = (id: string) => isSheet(id) && isShared(id) && !isTaken(id) && !site.has(id);

      const graph: Graph = {
        entries: [...entries.values()].map(({ kind }) => ({ spare: SPARE[kind], weight: WEIGHT[kind] })),
        modules: [...users].flatMap(([id, by]) => {
          if (!isShared(id) || isSharedSheet(id)) return [];
          const size = this.getModuleInfo(id)?.code?.length ?? 0;
          const fixed = isTaken(id) ? 'taken' : root.has(id) ? 'root' : undefined;
          return [{ id, users: by, size, imports: importsOf(id), fixed }];
        }),
      };
      chunkOf.clear();
      for (const id of root) if (isOfRoot(id)) chunkOf.set(id, 'frame');
      for (const id of users.keys()) if (isSharedSheet(id)) chunkOf.set(id, 'admin');
      mergeChunks(graph).forEach((chunk, index) => {
        for (const id of chunk) if (!root.has(id)) chunkOf.set(id, `shared-${index}`);
      });
    },
  };
  return { plugin, nameOf: (id: string) => chunkOf.get(id) ?? null };
}
