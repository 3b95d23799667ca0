import type { SiteBrand } from './brand.ts';
import type { BuyerGate, BuyerGone, BuyerPage, BuyerSheet } from './buyer-page.ts';
import type { Place } from './cities.ts';
import type { Company } from './company.ts';
import type { FieldError } from './error-answer.ts';
import type { ErrorCode } from './errors.ts';
import type { HeroItem } from './hero.ts';
import type { PreviewContent } from './previews.ts';
import type { Project, ProjectList } from './projects.ts';
import type { ProjectsQuery } from './projects-query.ts';
import type { PublicMessagePayload } from './public-message.ts';
import type { PublicQuote } from './quotes.ts';
import type { UnitKind } from './rules/deals.ts';
import type { UnitId } from './rules/ids.ts';
import type { Lang } from './rules/language.ts';
import type { Currency } from './rules/money.ts';
import type { TemplateStep } from './rules/plans.ts';
import type { PlanStage } from './rules/stages.ts';
import type { StagePicture } from './stages.ts';
import type { Unit } from './units.ts';
import type { Visit } from './visits.ts';

export type Refusal = {
  ok: false;
  code: ErrorCode;
  message: string;
  errors: FieldError[];
  retryAfterSeconds?: number;
};
export type SendResult = { ok: true; id: number } | Refusal;

/**
 * Public projects and their units on offer; 0 when it is not known. `currencies` are those of the prices on offer, the
 * most frequent first.
 */
export type CompanyFigures = { projects: number; homes: number; currencies: Currency[] };

/** What the public knows of a unit's status: a held one is reserved, a withdrawn one closed. */
export type PlaceState = 'available' | TakenState;
export type TakenState = 'reserved' | 'sold' | 'closed';

/** A listed unit that is not on offer, and why; never its price, nor who has it. */
export type TakenUnit = Pick<Unit, 'unitNumber' | 'unitLabelEn' | 'unitLabelAr' | 'bedrooms' | 'sizeSqm'> & {
  state: TakenState;
};

/** A listed unit where it lies in its building; never its price, nor who has it. */
export type BuildingPlace = Pick<Unit, 'id' | 'unitNumber' | 'unitLabelEn' | 'unitLabelAr'> & {
  kind: UnitKind;
  floor: number;
  /** From the entrance; units of one floor come in this order. */
  place: number;
  /** From the left of the building, by all its units; previews that are stored from before do not say. */
  column?: number;
  state: PlaceState;
};

/** A payment plan that the site offers. */
export type OfferedPlan = {
  nameEn: string;
  nameAr: string;
  steps: TemplateStep[];
  /** Those that the steps name; absent where they name none. */
  stages?: PlanStage[];
};

/**
 * How far a building has come, where staff show it: stages in their order, of those that are not reached the month alone,
 * and a page of pictures, newest first. Never a deal.
 */
export type PublicProgress = {
  stages: {
    nameEn: string;
    nameAr: string;
    reachedOn: string | null;
    /** '2027-03'; null once it is reached, and where nobody planned it. */
    expectedIn: string | null;
  }[];
  pictures: (Pick<StagePicture, 'file' | 'takenOn' | 'captionEn' | 'captionAr'> &
    Pick<PlanStage, 'nameEn' | 'nameAr'>)[];
  hasOlder: boolean;
};

/** What a server-rendered page may read: nothing that a visitor could not see. */
export interface PublicReads {
  company(): Promise<Company>;
  /** Null where another server has none. */
  brand(): Promise<SiteBrand | null>;
  heroMedia(): Promise<HeroItem[]>;
  projects(query: Partial<ProjectsQuery>): Promise<ProjectList>;
  /** Null when it does not exist or is not public. */
  project(idOrSlug: string, lang: Lang): Promise<Project | null>;
  /** Null when the project never had it on the site, or it is on offer. */
  takenUnit(projectId: number, unitId: UnitId): Promise<TakenUnit | null>;
  /** The listed units that have a floor, from the top floor down; empty where nothing can be drawn. */
  building(projectId: number): Promise<BuildingPlace[]>;
  /** The plans that staff offer on the site. */
  plans(projectId: number): Promise<OfferedPlan[]>;
  /** Null where staff do not show it, or there is nothing to show. */
  progress(projectId: number, page?: number): Promise<PublicProgress | null>;
  /** Null when there is none. Never shared or stored: it ends by itself. */
  quote(token: string): Promise<PublicQuote | null>;
  /** The buyer accepts a quote. Errors are values, as with messages. */
  agreeToQuote(token: string, digits: string, lang: Lang): Promise<{ ok: true } | Refusal>;
  /** A viewing for its visitor; null when there is none. */
  visit(token: string): Promise<Visit | null>;
  moveVisit(token: string, startsAt: string, lang: Lang): Promise<{ ok: true } | Refusal>;
  cancelVisit(token: string, lang: Lang): Promise<{ ok: true } | Refusal>;
  /** A deal for its buyers: whatever the address, before the right digits it only asks for them. Never shared or stored. */
  buyerPage(token: string, key: string | null, isVisit: boolean): Promise<BuyerPage | BuyerGate | BuyerGone>;
  /** The last digits of a buyer's phone. The key opens the page, on this device alone. */
  openBuyerPage(
    token: string,
    digits: string,
    lang: Lang,
  ): Promise<{ ok: true; key: string } | ({ ok: true } & BuyerGone) | Refusal>;
  /** 'statement', or a paper of the page by the end of its path; null for any other, or without the key. */
  buyerSheet(token: string, key: string | null, which: string): Promise<BuyerSheet | null>;
  askOffice(token: string, key: string | null, body: string, lang: Lang): Promise<{ ok: true } | Refusal>;
  /** 'ended' once it was withdrawn or its days are over. Never shared or stored, as a quote. */
  preview(token: string): Promise<(PreviewContent & { endsAt: string }) | 'ended' | null>;
  places(): Promise<Place[]>;
  figures(): Promise<CompanyFigures>;
  /** Errors are returned as values, because a form without scripts shows them in its page. */
  sendMessage(payload: PublicMessagePayload, lang: Lang): Promise<SendResult>;
}
