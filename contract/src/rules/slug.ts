import { SLUG_MAX } from '../limits.ts';

/** docs/product/projects-and-media.md#slug */
export function slugOf(nameEn: string): string {
  return nameEn
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/['"`\u2018\u2019\u201A-\u201F\u00AB\u00BB\u2032\u2033]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX)
    .replace(/^-+|-+$/g, '');
}

/**
 * Appends `-2`, `-3` … on a clash. A slug of digits alone would be read as an id, and a name without Latin letters has
 * no slug: both get 'project' in front.
 */
export function uniqueSlug(slug: string, taken: (candidate: string) => boolean): string {
  const base = slug === '' ? 'project' : /^\d+$/.test(slug) ? `project-${slug}` : slug;
  if (!taken(base)) return base;
  for (let n = 2; ; n++) {
    const suffix = `-${n}`;
    const candidate = `${base.slice(0, SLUG_MAX - suffix.length).replace(/-+$/, '')}${suffix}`;
    if (!taken(candidate)) return candidate;
  }
}
