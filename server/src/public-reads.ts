import { errorMessage, issueMessage } from '@diyar/contract/errors';
import { ProjectsQuery } from '@diyar/contract/projects-query';
import { PublicMessageInput } from '@diyar/contract/public-message';
import type { PublicReads, SendResult } from '@diyar/contract/public-reads';
import type { Lang } from '@diyar/contract/rules/language';
import type { Config } from './config.ts';
import type { Db } from './db/client.ts';
import { noReplica, type Replica } from './db/replica.ts';
import { AppError, type FieldProblem } from './errors.ts';
import { readCompany } from './features/company/service.ts';
import { listHero } from './features/hero/service.ts';
import { sendMessage } from './features/messages/service.ts';
import { mailSettings } from './features/outbox/service.ts';
import { listPlaces } from './features/places/service.ts';
import { listProjects, readPublicProject } from './features/projects/service.ts';

const NO_QUERY = ProjectsQuery.parse({});

/** What a page may ask for while it is rendered: the public reads, in process, and nothing else. */
export function publicReads(
  db: Db,
  config: Config,
  replica: Replica = noReplica(db),
): (address: string) => PublicReads {
  const mail = mailSettings(config) !== null;
  return (address) => {
    // One page is read from one place.
    let source: Promise<Db> | undefined;
    const from = <T>(read: (db: Db) => Promise<T>) => {
      source ??= replica.forReading();
      return source.then(read);
    };
    return {
      company: () => from(readCompany),
      heroMedia: () => from(listHero),
      projects: (query) => from((source) => listProjects(source, { ...NO_QUERY, ...query })),
      project: (idOrSlug) => from((source) => readPublicProject(source, idOrSlug)),
      places: () => from(listPlaces),
      async sendMessage(payload, lang) {
        const read = PublicMessageInput.safeParse(payload);
        if (!read.success) {
          return refusal(new AppError('invalid', { issues: read.error.issues as FieldProblem[] }), lang);
        }
        try {
          return { ok: true, id: (await sendMessage(db, read.data, { address, mail })).id };
        } catch (error) {
          if (error instanceof AppError && error.statusCode < 500) return refusal(error, lang);
          throw error;
        }
      },
    };
  };
}

/** The same words the API would answer with. */
const refusal = ({ code, details }: AppError, lang: Lang): SendResult => ({
  ok: false,
  code,
  message: errorMessage(code, lang, details.params),
  errors: (details.issues ?? []).map((issue) => ({
    path: issue.path.join('.'),
    message: issueMessage(issue, lang),
  })),
  retryAfterSeconds: details.retryAfterSeconds,
});
