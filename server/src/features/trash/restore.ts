import type { TrashKind } from '@diyar/contract/trash';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import { restoreMessage } from '../messages/index.ts';
import { restoreProject } from '../projects/index.ts';
import { restoreSold } from '../sold/index.ts';
import { restoreUser } from '../users/index.ts';
import { isInTrashOf } from './list.ts';

type Options = { undo: boolean };

const RESTORE = {
  project: restoreProject,
  message: restoreMessage,
  sold: restoreSold,
  user: restoreUser,
} satisfies Record<TrashKind, (db: Db, actor: Actor, id: number, options: Options) => Promise<void>>;

export async function restore(db: Db, actor: Actor, kind: TrashKind, id: number, options: Options) {
  if (!(await isInTrashOf(db, actor, kind, id))) throw new AppError('notFound');
  await RESTORE[kind](db, actor, id, options);
}
