import type { LogAction } from '@diyar/contract/rules/activity';
import type { changes } from '../../server/src/db/schema.ts';
import {
  type Change,
  changedFields,
  headline,
  type Subject,
} from '../../server/src/features/changes/index.ts';
import type { Chance } from './chance.ts';

export interface Staff {
  id: number;
  username: string;
  fullName: string;
}

/** A row of the history; its id follows from its moment, once all are known. */
export type Told = Omit<typeof changes.$inferInsert, 'id'> & { at: Date };

export interface Journal {
  told: Told[];
  /** One write: what changed, and its line in the activity log. */
  write(at: Date, by: Staff | null, changed: readonly Change[], line?: [LogAction, Subject]): void;
}

export function journalOf(chance: Chance): Journal {
  const told: Told[] = [];
  return {
    told,
    write(at, by, changed, line) {
      const batch = chance.uuid();
      const who = { batch, at, actorId: by?.id ?? null, actorName: by?.username ?? 'system' };
      for (const change of changed) for (const row of changedFields(change)) told.push({ ...row, ...who });
      if (line) told.push({ ...headline(by, ...line), batch, at });
    },
  };
}
