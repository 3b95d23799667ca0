type Dir = 'ltr' | 'rtl' | 'auto' | undefined;

/** An empty field with dir="auto" is left to right; until something is typed it follows the page instead. */
export const typedDir = (dir: Dir, value: string | undefined): Dir =>
  dir === 'auto' && !value ? undefined : dir;
