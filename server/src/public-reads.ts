import { BuyerQuestion } from '@diyar/contract/buyer-page';
import { errorMessage, issueMessage } from '@diyar/contract/errors';
import { ProjectsQuery } from '@diyar/contract/projects-query';
import { PublicMessageInput } from '@diyar/contract/public-message';
import type { PublicReads, Refusal } from '@diyar/contract/public-reads';
import { AgreeInput } from '@diyar/contract/quotes';
import type { Lang } from '@diyar/contract/rules/language';
import { DigitsInput } from '@diyar/contract/secret-addresses';
import { CancelVisitInput, MoveVisitInput } from '@diyar/contract/visits';
import type { z } from 'zod';
import type { Config } from './config.ts';
import type { Db } from './db/client.ts';
import { noReplica, type Replica } from './db/replica.ts';
import { AppError, type FieldProblem } from './errors.ts';
import { askOffice, openGate, readBuyerPage, readBuyerSheet } from './features/buyer-page/index.ts';
import { readPlaces } from './features/cities/index.ts';
import { readCompany, readSiteBrand } from './features/company/index.ts';
import { type ContentVersion, SharedReads } from './features/content/index.ts';
import { sendMessage } from './features/messages/index.ts';
import { mailSettings } from './features/outbox/index.ts';
import { readOfferedPlans } from './features/plan-templates/index.ts';
import { readPreview } from './features/previews/index.ts';
import { listProjects, readPublicProject } from './features/projects/index.ts';
import { agreeToQuote, readPublicQuote } from './features/quotes/index.ts';
import { readProgress } from './features/stages/index.ts';
import { readBuilding, readTakenUnit } from './features/units/index.ts';
import { cancelVisit, moveVisit, readVisit } from './features/viewings/index.ts';

const NO_QUERY = ProjectsQuery.parse({});

type Source = {
  db: Db;
  config: Config;
  replica?: Replica;
  /** Set where pages are cached: they then share results. */
  content?: ContentVersion;
};

/** Only a search depends on the language; other results are shared by both. */
const withoutLanguage = (query: ProjectsQuery): ProjectsQuery =>
  query.q === '' ? { ...query, lang: null } : query;

/** The data that pages may read while they are rendered: public reads, in process, and nothing else. */
export function publicReads({
  db,
  config,
  replica = noReplica(db),
  content,
}: Source): (address: string) => PublicReads {
  const mail = mailSettings(config) !== null;
  const shared = content ? new SharedReads(content) : null;
  return (address) => {
    // all reads of one page use the same database
    let source: Promise<Db> | undefined;
    const from = <T>(key: string, read: (db: Db) => Promise<T>) => {
      const readSource = () => {
        source ??= replica.forReading();
        return source.then(read);
      };
      return shared ? shared.read(key, readSource) : readSource();
    };
    const company = () => from('company', readCompany);
    const places = () => from('places', readPlaces);
    return {
      company,
      brand: () => from('brand', readSiteBrand),
      heroMedia: async () => (await company()).heroPhotos,
      projects: (requested) => {
        const query = withoutLanguage({ ...NO_QUERY, ...requested });
        return from(`projects ${JSON.stringify(query)}`, (source) => listProjects(source, query));
      },
      project: (idOrSlug) => from(`project ${idOrSlug}`, (source) => readPublicProject(source, idOrSlug)),
      takenUnit: (projectId, unitId) =>
        from(`taken unit ${projectId} ${unitId}`, (source) => readTakenUnit(source, projectId, unitId)),
      building: (projectId) => from(`building ${projectId}`, (source) => readBuilding(source, projectId)),
      plans: (projectId) => from(`plans ${projectId}`, (source) => readOfferedPlans(source, projectId)),
      progress: (projectId, page = 1) =>
        from(`progress ${projectId} ${page}`, (source) => readProgress(source, projectId, page)),
      quote: (token) => orNull(readPublicQuote(db, token)),
      preview: (token) => readPreview(db, token),
      places: async () => (await places()).places,
      figures: async () => (await places()).figures,
      async sendMessage(payload, lang) {
        return orRefusal(PublicMessageInput, payload, lang, async (input) => {
          const { id } = await sendMessage(db, input, { address, mail });
          return { ok: true, id };
        });
      },
      visit: (token) => orNull(readVisit(db, token)),
      moveVisit: (token, startsAt, lang) =>
        orRefusal(MoveVisitInput, { startsAt, lang }, lang, async (input) => {
          await moveVisit(db, token, input, { mail });
          return { ok: true };
        }),
      cancelVisit: (token, lang) =>
        orRefusal(CancelVisitInput, { lang }, lang, async (input) => {
          await cancelVisit(db, token, input, { mail });
          return { ok: true };
        }),
      agreeToQuote: (token, digits, lang) =>
        orRefusal(AgreeInput, { digits }, lang, async (input) => {
          await agreeToQuote(db, token, input, mail);
          return { ok: true };
        }),
      buyerPage: (token, key, isVisit) => readBuyerPage(db, token, key, isVisit),
      openBuyerPage: (token, digits, lang) =>
        orRefusal(DigitsInput, { digits }, lang, async (input) => ({
          ok: true,
          ...(await openGate(db, token, input.digits, address)),
        })),
      buyerSheet: (token, key, which) => readBuyerSheet(db, token, key, which),
      askOffice: (token, key, body, lang) =>
        orRefusal(BuyerQuestion, { body }, lang, async (input) => {
          await askOffice(db, token, key, input, mail);
          return { ok: true };
        }),
    };
  };
}

/** Nobody has the address. */
const orNull = <T>(reading: Promise<T>): Promise<T | null> =>
  reading.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'notFound') return null;
    throw error;
  });

/** What is posted to a page is read and refused as the API does it. */
async function orRefusal<Input, T extends { ok: true }>(
  schema: { safeParse: z.ZodType<Input>['safeParse'] },
  posted: unknown,
  lang: Lang,
  work: (input: Input) => Promise<T>,
): Promise<T | Refusal> {
  const read = schema.safeParse(posted);
  if (!read.success)
    return refusal(new AppError('invalid', { issues: read.error.issues as FieldProblem[] }), lang);
  try {
    return await work(read.data);
  } catch (error) {
    if (error instanceof AppError && error.statusCode < 500) return refusal(error, lang);
    throw error;
  }
}

/** The same text as the API's. */
const refusal = ({ code, details }: AppError, lang: Lang): Refusal => ({
  ok: false,
  code,
  message: errorMessage(code, lang, details.params),
  errors: (details.issues ?? []).map((issue) => ({
    path: issue.path.join('.'),
    message: issueMessage(issue, lang),
  })),
  retryAfterSeconds: details.retryAfterSeconds,
});
