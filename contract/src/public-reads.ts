import type { Company } from './company.ts';
import type { FieldError } from './error-answer.ts';
import type { ErrorCode } from './errors.ts';
import type { HeroItem } from './hero.ts';
import type { Place, Project, ProjectList } from './projects.ts';
import type { ProjectsQuery } from './projects-query.ts';
import type { PublicMessagePayload } from './public-message.ts';
import type { PublicQuote } from './quotes.ts';
import type { Lang } from './rules/language.ts';
import type { Unit } from './units.ts';

export type SendResult =
  | { ok: true; id: number }
  | { ok: false; code: ErrorCode; message: string; errors: FieldError[]; retryAfterSeconds?: number };

/** Public projects and their units on offer; 0 when it is not known. */
export type CompanyFigures = { projects: number; homes: number };

/** A listed unit that is not on offer; never its price, nor who has it. */
export type TakenUnit = Pick<Unit, 'unitNumber' | 'unitLabelEn' | 'unitLabelAr' | 'bedrooms' | 'sizeSqm'>;

/** What a server-rendered page may read: the same as any visitor through the API. */
export interface PublicReads {
  company(): Promise<Company>;
  heroMedia(): Promise<HeroItem[]>;
  projects(query: Partial<ProjectsQuery>): Promise<ProjectList>;
  /** Null when it does not exist or is not public. */
  project(idOrSlug: string, lang: Lang): Promise<Project | null>;
  /** Null when the project never had it on the site, or it is on offer. */
  takenUnit(projectId: number, unitId: number): Promise<TakenUnit | null>;
  /** Null once it no longer holds. Never shared or stored: it ends by itself. */
  quote(token: string): Promise<PublicQuote | null>;
  places(): Promise<Place[]>;
  figures(): Promise<CompanyFigures>;
  /** Errors are returned as values, because a form without scripts shows them in its page. */
  sendMessage(payload: PublicMessagePayload, lang: Lang): Promise<SendResult>;
}
