import type { TrashKind } from '@diyar/contract/trash';
import type { Db } from '../../db/client.ts';
import type { Actor } from '../auth/index.ts';
import { restoreMessage } from '../messages/index.ts';
import { restoreProject } from '../projects/index.ts';
import { restoreSold } from '../sold/index.ts';
import { restoreUser } from '../users/index.ts';

const RESTORE = {
  project: restoreProject,
  message: restoreMessage,
  sold: restoreSold,
  user: restoreUser,
} satisfies Record<TrashKind, (db: Db, actor: Actor, id: number) => Promise<void>>;

export const restore = (db: Db, actor: Actor, kind: TrashKind, id: number): Promise<void> =>
  RESTORE[kind](db, actor, id);
