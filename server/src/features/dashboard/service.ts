import type { Dashboard } from '@diyar/contract/dashboard';
import { RECENT_PROJECTS } from '@diyar/contract/limits';
import { MessagesQuery } from '@diyar/contract/messages';
import { ProjectsQuery } from '@diyar/contract/projects-query';
import { mayEnter } from '@diyar/contract/rules/roles';
import type { Actor } from '../../actor.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { lacasaFigures } from '../buildings/index.ts';
import { isDemo } from '../demo/index.ts';
import { readFirstSteps } from '../first-steps/index.ts';
import { listMessages } from '../messages/index.ts';
import { listAllProjects } from '../projects/index.ts';
import { backupsAndProblem } from '../system/index.ts';
import {
  heroFigures,
  messageFigures,
  projectFigures,
  soldFigures,
  unitsByProject,
  userFigures,
} from './figures.ts';

const RECENT = ProjectsQuery.parse({ size: RECENT_PROJECTS });
const WAITING = MessagesQuery.parse({ tab: 'unread', size: 5 });
const EVERY_MESSAGE = MessagesQuery.parse({ size: 1 });

/** Figures that the role may not see are not queried. */
export async function readDashboard(db: Db, actor: Actor, config: Config): Promise<Dashboard> {
  const [figures, unread, all, waiting, sold, hero, bars, recent, users, lacasa, backups, firstSteps, demo] =
    await Promise.all([
      projectFigures(db),
      messageFigures(db),
      listMessages(db, actor, EVERY_MESSAGE),
      listMessages(db, actor, WAITING),
      soldFigures(db),
      heroFigures(db),
      unitsByProject(db),
      listAllProjects(db, RECENT),
      mayEnter(actor, 'users') ? userFigures(db) : null,
      mayEnter(actor, 'lacasa') ? lacasaFigures(db) : null,
      mayEnter(actor, 'operations') ? backupsAndProblem(db, config) : null,
      readFirstSteps(db, actor),
      mayEnter(actor, 'operations') && isDemo(db),
    ]);
  return {
    ...figures,
    messages: { total: all.total, unread: all.unread, ...unread },
    sold,
    hero,
    users,
    lacasa,
    backups,
    firstSteps,
    isDemo: demo,
    unitsByProject: bars,
    recent: recent.items,
    waiting: waiting.items,
  };
}
