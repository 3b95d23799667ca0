/** '/diyar/' and 'diyar' are '/diyar'; the root is ''. */
const baseOf = (basePath: string): string => {
  const inner = basePath.replace(/^\/+|\/+$/g, '');
  return inner === '' ? '' : `/${inner}`;
};

/** The path as the router knows it, under the base path; null when it lies outside. */
export function withoutBase(path: string, basePath: string): string | null {
  const base = baseOf(basePath);
  if (!path.startsWith(base)) return null;
  const rest = path.slice(base.length);
  if (rest === '' || rest.startsWith('?') || rest.startsWith('#')) return `/${rest}`;
  return rest.startsWith('/') ? rest : null;
}

export const withBase = (path: string, basePath: string): string => `${baseOf(basePath)}${path}` || '/';
