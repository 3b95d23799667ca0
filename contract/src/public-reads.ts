import type { Company } from './company.ts';
import type { FieldError } from './error-answer.ts';
import type { ErrorCode } from './errors.ts';
import type { HeroItem } from './hero.ts';
import type { Place, Project, ProjectList } from './projects.ts';
import type { ProjectsQuery } from './projects-query.ts';
import type { PublicMessagePayload } from './public-message.ts';
import type { Lang } from './rules/language.ts';

export type SendResult =
  | { ok: true; id: number }
  | { ok: false; code: ErrorCode; message: string; errors: FieldError[]; retryAfterSeconds?: number };

/** What the company has on offer: public projects, and units of them that can be had. 0 where it is not known. */
export type CompanyFigures = { projects: number; homes: number };

/** All that a server-rendered page may ask of the server: what any visitor could ask of the API, and no more. */
export interface PublicReads {
  company(): Promise<Company>;
  heroMedia(): Promise<HeroItem[]>;
  projects(query: Partial<ProjectsQuery>): Promise<ProjectList>;
  /** Null when there is none, or it is not public. */
  project(idOrSlug: string, lang: Lang): Promise<Project | null>;
  places(): Promise<Place[]>;
  figures(): Promise<CompanyFigures>;
  /** Refusals come back as values, since a form without scripts shows them in its page. */
  sendMessage(payload: PublicMessagePayload, lang: Lang): Promise<SendResult>;
}
