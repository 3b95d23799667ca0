import type { Account } from './account.ts';
import type { Deal } from './deal.ts';
import type { Staff } from './journal.ts';
import type { Person } from './people.ts';
import type { World } from './world.ts';

/** Something that happens to a deal. Moves are made in any order and happen in that of their moments. */
export interface Move {
  at: Date;
  run(at: Date): void;
}

/** A deal on its way. */
export interface Course {
  world: World;
  deal: Deal;
  account: Account;
  person: Person;
  /** Who takes the money. */
  cashier: Staff;
  moves: Move[];
  /** Nothing happens on this day or later: it was cancelled, or it is today. */
  until: string;
}

/** Plans a move on a day. Answers whether it has come by then. */
export function plan(
  { world, moves, until }: Course,
  day: string,
  run: Move['run'],
  from = 10,
  to = 16,
): boolean {
  if (day >= until) return false;
  moves.push({ at: world.at(day, from, to), run });
  return true;
}

export function live({ moves, account }: Course): void {
  for (const { at, run } of moves.toSorted((a, b) => a.at.getTime() - b.at.getTime())) run(at);
  account.finish();
}
