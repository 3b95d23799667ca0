import { errorMessage, issueMessage } from '@diyar/contract/errors';
import { ProjectsQuery } from '@diyar/contract/projects-query';
import { PublicMessageInput } from '@diyar/contract/public-message';
import type { PublicReads, SendResult } from '@diyar/contract/public-reads';
import type { Lang } from '@diyar/contract/rules/language';
import type { Config } from './config.ts';
import type { Db } from './db/client.ts';
import { noReplica, type Replica } from './db/replica.ts';
import { AppError, type FieldProblem } from './errors.ts';
import { readCompany } from './features/company/index.ts';
import { type ContentVersion, SharedReads } from './features/content/index.ts';
import { sendMessage } from './features/messages/index.ts';
import { mailSettings } from './features/outbox/index.ts';
import { readPlaces } from './features/places/index.ts';
import { listProjects, readPublicProject } from './features/projects/index.ts';

const NO_QUERY = ProjectsQuery.parse({});

type Source = {
  db: Db;
  config: Config;
  replica?: Replica;
  /** Known where the pages are kept, too: then they share what they read. */
  content?: ContentVersion;
};

/** The language matters to a search alone: both languages share what they show. */
const questionOf = (query: ProjectsQuery): ProjectsQuery =>
  query.q === '' ? { ...query, lang: null } : query;

/** What a page may ask for while it is rendered: the public reads, in process, and nothing else. */
export function publicReads({
  db,
  config,
  replica = noReplica(db),
  content,
}: Source): (address: string) => PublicReads {
  const mail = mailSettings(config) !== null;
  const shared = content ? new SharedReads(content) : null;
  return (address) => {
    // One page is read from one place.
    let source: Promise<Db> | undefined;
    const from = <T>(question: string, read: (db: Db) => Promise<T>) => {
      const ask = () => {
        source ??= replica.forReading();
        return source.then(read);
      };
      return shared ? shared.read(question, ask) : ask();
    };
    const company = () => from('company', readCompany);
    const places = () => from('places', readPlaces);
    return {
      company,
      heroMedia: async () => (await company()).heroPhotos,
      projects: (asked) => {
        const query = questionOf({ ...NO_QUERY, ...asked });
        return from(`projects ${JSON.stringify(query)}`, (source) => listProjects(source, query));
      },
      project: (idOrSlug) => from(`project ${idOrSlug}`, (source) => readPublicProject(source, idOrSlug)),
      places: async () => (await places()).places,
      figures: async () => (await places()).figures,
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
