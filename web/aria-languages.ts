import type { Plugin } from 'vite';

const TRANSLATION = /\/(react-aria|react-aria-components|react-stately)\/dist\/.*\/([a-z]{2}-[A-Z]{2})\.mjs$/;
/** Of each of our languages the one region that react-aria has (lib/admin/dates.ts names ours). */
const KEPT = ['ar-AE', 'en-US'];

/**
 * Leaves out of the browser's files what react-aria's fields and menus say to screen readers in 32 languages that the
 * product does not have. A language that is missing is one that nobody can choose.
 */
export const ariaLanguages = (): Plugin => ({
  name: 'aria-languages',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: TRANSLATION },
    handler: (id) => (KEPT.includes(TRANSLATION.exec(id)?.[2] ?? '') ? null : 'export default {}'),
  },
});
