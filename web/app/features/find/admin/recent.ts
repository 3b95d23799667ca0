import { z } from 'zod';

const SHOWN = 6;

const Recent = z.array(z.object({ path: z.string(), title: z.string(), kind: z.string() }));
export type RecentItem = z.infer<typeof Recent>[number];

const keyOf = (userId: number) => `diyar-recent-${userId}`;

/** What this user opened from here, the last first. Other users of the browser have their own. */
export function readRecent(userId: number): RecentItem[] {
  try {
    return Recent.parse(JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]'));
  } catch {
    return [];
  }
}

export function rememberRecent(userId: number, { path, title, kind }: RecentItem): void {
  const others = readRecent(userId).filter((item) => item.path !== path);
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify([{ path, title, kind }, ...others].slice(0, SHOWN)));
  } catch {
    // a full or forbidden storage remembers nothing
  }
}
