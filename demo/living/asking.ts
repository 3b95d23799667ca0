import { isCounted } from '@diyar/contract/rules/deals';
import type { Staff } from './journal.ts';
import { isFree } from './sales.ts';
import type { Home, World } from './world.ts';

/** A home that nobody has now, for whoever asks for one. */
export function freeHome({ homes, chance, today }: World, slug: string): Home | null {
  const free = homes.filter(
    (home) =>
      home.place.slug === slug && isCounted(home.kind) && home.isOnMarket && isFree(home, today, null),
  );
  return free.length > 0 ? chance.pick(free) : null;
}

/** Who takes a lead. */
export function staffOf({ chance, staff }: World): Staff {
  return chance.weighted([
    [staff.sales, 58],
    [staff.admin, 32],
    [staff.superadmin, 10],
  ]);
}
