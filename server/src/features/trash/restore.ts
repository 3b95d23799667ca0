import type { TrashKind } from '@diyar/contract/trash';
import type { Db } from '../../db/client.ts';
import type { Actor } from '../auth/service.ts';
import { restoreMessage } from '../messages/service.ts';
import { restoreProject } from '../projects/service.ts';
import { restoreSold } from '../sold/service.ts';
import { restoreUser } from '../users/service.ts';

const RESTORE = {
  project: restoreProject,
  message: restoreMessage,
  sold: restoreSold,
  user: restoreUser,
} satisfies Record<TrashKind, (db: Db, actor: Actor, id: number) => Promise<void>>;

export const restore = (db: Db, actor: Actor, kind: TrashKind, id: number): Promise<void> =>
  RESTORE[kind](db, actor, id);
