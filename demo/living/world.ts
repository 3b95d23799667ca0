import type { PaperCompany, PaperData } from '@diyar/contract/papers';
import type { UnitKind } from '@diyar/contract/rules/deals';
import type { ApartmentNo, UnitId } from '@diyar/contract/rules/ids';
import type { Currency } from '@diyar/contract/rules/money';
import type { TemplateStep } from '@diyar/contract/rules/plans';
import type * as tables from '../../server/src/db/schema.ts';
import type { MediaFile } from '../media.ts';
import { addDays, dayOf, instantAt } from './calendar.ts';
import { type Chance, chanceOf } from './chance.ts';
import { type Journal, journalOf, type Staff } from './journal.ts';

type New<Table extends keyof typeof tables> = (typeof tables)[Table] extends { $inferInsert: infer Row }
  ? Row
  : never;

/** What is written, in the order in which the tables refer to one another. */
export interface Rows {
  units: New<'units'>[];
  unitMedia: New<'unitMedia'>[];
  persons: New<'persons'>[];
  distinctPersons: New<'distinctPersons'>[];
  leads: New<'leads'>[];
  leadEntries: New<'leadEntries'>[];
  viewings: New<'viewings'>[];
  deals: New<'deals'>[];
  dealUnits: New<'dealUnits'>[];
  entries: New<'entries'>[];
  entryRates: New<'entryRates'>[];
  depositLists: New<'depositLists'>[];
  cheques: New<'cheques'>[];
  chequeSteps: New<'chequeSteps'>[];
  stages: New<'stages'>[];
  planLines: New<'planLines'>[];
  /** The address is made when they are written. */
  quotes: Omit<New<'quotes'>, 'token'>[];
  quoteUnits: New<'quoteUnits'>[];
  messages: New<'messages'>[];
}

/** A receipt or voucher, numbered once all are known. */
export interface Issued {
  at: Date;
  kind: 'receipt' | 'voucher';
  entryId: number;
  data: PaperData;
}

export interface Place {
  id: number;
  slug: string;
  nameEn: string;
  nameAr: string;
  isLacasa: boolean;
  /** When its first unit was offered to somebody. */
  opensOn: string;
  /** Its sales have opened: until then units are reserved, and no contract is signed. */
  isOnSale: boolean;
  handoverOn: string | null;
  templates: { steps: TemplateStep[] }[];
}

/** A unit of any project, with the days on which somebody has it. */
export interface Home {
  id: UnitId;
  place: Place;
  no: ApartmentNo;
  number: string;
  labelEn: string;
  labelAr: string;
  kind: UnitKind;
  currency: Currency;
  /** What it costs on `pricedOn`: today, or the day it was sold; null: on request. */
  price: number | null;
  pricedOn: string;
  isOnMarket: boolean;
  taken: { from: string; to: string | null }[];
}

/** What the small demo has left in the database. */
export interface Ground {
  places: Place[];
  homes: Home[];
  staff: Record<'superadmin' | 'admin' | 'lacasa' | 'sales' | 'accountant', Staff>;
  phoneKeys: string[];
  chequeNumbers: string[];
  /** Whose days have a viewing: staff id and day. */
  viewingDays: string[];
  company: PaperCompany;
  files: ReadonlyMap<MediaFile, number>;
  lastIds: Record<string, number>;
  lastNumbers: { apartment: number; outside: number; reservation: number; sold: number };
  lastPositions: ReadonlyMap<number, number>;
}

/** An hour of somebody's day for a viewing. */
export interface Booking {
  startsAt: Date;
  staff: Staff;
}

export interface Diary {
  /** A free hour of somebody on this day, or on a later one. */
  book(day: string, staff: Staff, home: Home | null): Booking;
}

/** A quote, numbered and told once all are known. */
export interface Offered {
  row: Rows['quotes'][number] & { id: number; createdAt: Date; name: string; phone: string };
  homes: readonly Home[];
  by: Staff;
  total: number;
}

export interface World {
  now: Date;
  today: string;
  /** Two years ago. */
  begin: string;
  chance: Chance;
  ground: Ground;
  staff: Ground['staff'];
  rows: Rows;
  papers: Issued[];
  offers: Offered[];
  journal: Journal;
  diary: Diary;
  phones: Set<string>;
  chequeNumbers: Set<string>;
  homes: Home[];
  place(slug: string): Place;
  /** The next id of a table. */
  id(table: string): number;
  /** The next number of a sequence. */
  number(sequence: keyof Ground['lastNumbers']): number;
  /** Somebody's working hour of a day. */
  at(day: string, from?: number, to?: number): Date;
}

const SEED = 20_241_118;
const YEARS = 2;

export function worldOf(ground: Ground, now: Date, diaryOf: (world: Omit<World, 'diary'>) => Diary): World {
  const chance = chanceOf(SEED);
  const today = dayOf(now);
  const lastIds = { ...ground.lastIds };
  const lastNumbers = { ...ground.lastNumbers };
  const two = (value: number) => String(value).padStart(2, '0');
  const world = {
    now,
    today,
    begin: addDays(today, -365 * YEARS),
    chance,
    ground,
    staff: ground.staff,
    rows: {
      units: [],
      unitMedia: [],
      persons: [],
      distinctPersons: [],
      leads: [],
      leadEntries: [],
      viewings: [],
      deals: [],
      dealUnits: [],
      entries: [],
      entryRates: [],
      depositLists: [],
      cheques: [],
      chequeSteps: [],
      stages: [],
      planLines: [],
      quotes: [],
      quoteUnits: [],
      messages: [],
    },
    papers: [],
    offers: [],
    journal: journalOf(chance),
    phones: new Set(ground.phoneKeys),
    chequeNumbers: new Set(ground.chequeNumbers),
    homes: [...ground.homes],
    place: (slug: string) => {
      const found = ground.places.find((place) => place.slug === slug);
      if (!found) throw new Error(`the demo has no project ${slug}`);
      return found;
    },
    id: (table: string) => {
      lastIds[table] = (lastIds[table] ?? 0) + 1;
      return lastIds[table];
    },
    number: (sequence: keyof Ground['lastNumbers']) => {
      lastNumbers[sequence] += 1;
      return lastNumbers[sequence];
    },
    at: (day: string, from = 9, to = 16) =>
      instantAt(day, `${two(chance.int(from, to))}:${two(chance.int(0, 59))}`),
  } satisfies Omit<World, 'diary'>;
  return { ...world, diary: diaryOf(world) };
}
