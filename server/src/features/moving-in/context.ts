import { foldText } from '@diyar/contract/rules/fold-text';
import type { DealId, LeadId, PersonId, UnitId } from '@diyar/contract/rules/ids';
import { balanceOfLedger } from '@diyar/contract/rules/ledger';
import { type Currency, sumAmounts } from '@diyar/contract/rules/money';
import type { TemplateStep } from '@diyar/contract/rules/plans';
import { FROM_THE_CHEQUES } from '@diyar/contract/rules/running-plan';
import type { RunningField } from '@diyar/contract/rules/running-sheets';
import type { PlanStage } from '@diyar/contract/rules/stages';
import { unitNumberKey } from '@diyar/contract/rules/unit-sheet';
import { and, asc, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { cheques, deals, entries, leads, planTemplates, projects, units, users } from '../../db/schema.ts';
import { isLiveLead, isStaff, staffName } from '../lead-stages/index.ts';
import { dayOfDeal, linesOfDeal, planOfDeal, stagesOfProject } from '../ledger/index.ts';
import { readKnown } from '../who-is-who/index.ts';

export interface Building {
  id: number;
  nameEn: string;
  nameAr: string;
  handoverDate: string | null;
  plans: { nameEn: string; nameAr: string; steps: TemplateStep[] }[];
  stages: PlanStage[];
}

export interface KnownUnit {
  id: UnitId;
  projectId: number;
  label: string;
  key: string;
  apartmentNo: number | null;
  kind: (typeof units.$inferSelect)['kind'];
  floor: number | null;
  isOffMarket: boolean;
  dealId: DealId | null;
}

export interface KnownDeal {
  id: DealId;
  stage: 'held' | 'reserved' | 'sold';
  name: string;
  phone: string;
  personId: PersonId | null;
  on: string;
  notes: string;
  hasPlan: boolean;
  currency: Currency | null;
  price: number;
  discount: number;
  /** Less what was given back. */
  paid: number;
  units: UnitId[];
}

export interface KnownCheque {
  bank: string;
  number: string;
  amount: number;
  currency: Currency;
  dueOn: string;
  dealId: DealId;
  drawer: string;
  state: (typeof cheques.$inferSelect)['state'];
}

export interface KnownLead {
  id: LeadId;
  personId: PersonId;
  projectId: number | null;
  stage: (typeof leads.$inferSelect)['stage'];
  ownerId: number | null;
  channel: string;
  name: string;
  phone: string;
  unitId: UnitId | null;
}

/** Open ones, and those that were won: whoever asks again belongs to them. */
export const readKnownLeads = (db: Db | Tx): Promise<KnownLead[]> =>
  db
    .select({
      ...{ id: leads.id, personId: leads.personId, projectId: leads.projectId, stage: leads.stage },
      ...{ ownerId: leads.ownerId, channel: leads.channel, name: leads.name, phone: leads.phone },
      unitId: leads.unitId,
    })
    .from(leads)
    .where(and(isLiveLead, notInArray(leads.stage, ['lost'])))
    .orderBy(asc(leads.id));

export const readStaff = (db: Db | Tx): Promise<{ id: number; name: string; username: string }[]> =>
  db
    .select({ id: users.id, name: staffName, username: users.username })
    .from(users)
    .where(isStaff)
    .orderBy(asc(users.id));

type Typed = { name: string; phone: string };
type People = Awaited<ReturnType<typeof readKnown>>;

/** The buildings, their units and what is there already: read once for all rows. */
/** `people` are the persons and leads that the file names; without any, none are read. */
export async function readContext(db: Db | Tx, people: readonly Typed[] = []) {
  const buildings: Building[] = (
    await db
      .select({
        ...{ id: projects.id, nameEn: projects.nameEn, nameAr: projects.nameAr },
        handoverDate: projects.handoverDate,
        stages: stagesOfProject(sql`${projects.id}`),
      })
      .from(projects)
      .where(isNull(projects.deletedAt))
      .orderBy(asc(projects.id))
  ).map((one) => ({ ...one, plans: [] }));
  const plans = await db.select().from(planTemplates).orderBy(planTemplates.position, planTemplates.id);
  for (const { projectId, ...plan } of plans) buildings.find(({ id }) => id === projectId)?.plans.push(plan);
  const known = await readKnownDeals(db);
  const dealOfUnit = new Map(known.flatMap(({ id, units }) => units.map((unit) => [unit, id] as const)));
  const rows = await db
    .select({ unit: units })
    .from(units)
    .innerJoin(projects, and(eq(projects.id, units.projectId), isNull(projects.deletedAt)))
    .where(isNull(units.deletedAt))
    .orderBy(asc(units.id));
  const knownUnits = rows.map(
    ({ unit }): KnownUnit => ({
      ...{ id: unit.id, projectId: unit.projectId, apartmentNo: unit.apartmentNo },
      ...{ kind: unit.kind, floor: unit.floor, label: unit.unitNumber || unit.labelEn },
      key: unitNumberKey(unit.unitNumber),
      isOffMarket: unit.isWithdrawn && !unit.awaitsDeal,
      dealId: dealOfUnit.get(unit.id) ?? null,
    }),
  );
  const ofCheques: KnownCheque[] = await db
    .select({
      ...{ bank: cheques.bank, number: cheques.number, dueOn: cheques.dueOn },
      ...{ drawer: cheques.drawer, state: cheques.state },
      ...{ amount: entries.amount, currency: entries.currency, dealId: entries.dealId },
    })
    .from(cheques)
    .innerJoin(entries, and(eq(entries.id, cheques.entryId), isNull(entries.voidedAt)));
  const who = await readKnown(db, people);
  const ofLeads = people.length === 0 ? [] : await readKnownLeads(db);
  const staff = people.length === 0 ? [] : await readStaff(db);
  return new Context(buildings, knownUnits, known, ofCheques, { who, leads: ofLeads, staff });
}

/** The open deals, with what their ledgers make. */
export async function readKnownDeals(db: Db | Tx): Promise<KnownDeal[]> {
  const rows = await db
    .select({
      ...{ id: deals.id, stage: deals.stage, name: deals.name, phone: deals.phone, notes: deals.notes },
      ...{ personId: deals.personId, currency: deals.currency, lines: linesOfDeal, plan: planOfDeal },
      ...{ onDay: deals.onDay, soldAt: deals.soldAt, createdAt: deals.createdAt },
      units: sql<UnitId[]>`(select json_agg(claim.unit_id order by claim.ordinal)
        from deal_units claim where claim.deal_id = "deals"."id")`,
    })
    .from(deals)
    .where(
      sql`exists (select from deal_units claim where claim.deal_id = "deals"."id" and claim.open)
        and ("deals"."stage" <> 'held' or "deals"."hold_until" > clock_timestamp())`,
    )
    .orderBy(asc(deals.id));
  return rows.map(({ lines, plan, onDay, soldAt, createdAt, ...deal }) => {
    const { currency } = deal;
    const balance = currency && balanceOfLedger(lines, currency);
    const less = (a: number, b: number) => (currency ? sumAmounts([a, -b], currency) : 0);
    return {
      ...{ ...deal, stage: deal.stage as KnownDeal['stage'], hasPlan: plan.length > 0 },
      on: dayOfDeal({ onDay, soldAt, createdAt }),
      price: balance ? less(balance.charges, balance.fees) : 0,
      discount: balance ? balance.discounts : 0,
      paid: balance ? less(balance.paid, balance.refunded) : 0,
    };
  });
}

export const chequeKey = (bank: string, number: string): string => `${foldText(bank)} ${number.trim()}`;

export class Context {
  readonly buildings: readonly Building[];
  readonly deals: ReadonlyMap<DealId, KnownDeal>;
  readonly cheques: ReadonlyMap<string, KnownCheque>;
  private readonly byKey: ReadonlyMap<string, KnownUnit[]>;
  readonly units: ReadonlyMap<UnitId, KnownUnit>;

  constructor(
    buildings: readonly Building[],
    known: readonly KnownUnit[],
    ofDeals: readonly KnownDeal[],
    ofCheques: readonly KnownCheque[],
    { who, leads: ofLeads, staff }: { who: People; leads: readonly KnownLead[]; staff: Context['staff'] },
  ) {
    this.person = who;
    this.leads = Map.groupBy(ofLeads, ({ personId }) => personId);
    this.staff = staff;
    this.buildings = buildings;
    this.deals = new Map(ofDeals.map((deal) => [deal.id, deal]));
    this.cheques = new Map(ofCheques.map((one) => [chequeKey(one.bank, one.number), one]));
    this.units = new Map(known.map((unit) => [unit.id, unit]));
    this.byKey = Map.groupBy(known, ({ key }) => key);
  }

  readonly person: People;
  private readonly leads: ReadonlyMap<PersonId, readonly KnownLead[]>;
  readonly staff: readonly { id: number; name: string; username: string }[];

  /** The one that a new lead of theirs about this project would go on with. */
  leadOf(person: PersonId, projectId: number | null): KnownLead | null {
    const theirs = this.leads.get(person) ?? [];
    const about = projectId === null ? theirs : theirs.filter((lead) => lead.projectId === projectId);
    return about.findLast(({ stage }) => stage !== 'won') ?? about.at(-1) ?? null;
  }

  /** By the name that screens show, or by the account. */
  staffCalled(name: string): { id: number; name: string } | null {
    const key = foldText(name);
    return this.staff.find((one) => foldText(one.name) === key || foldText(one.username) === key) ?? null;
  }
  staffName = (id: number | null): string => this.staff.find((one) => one.id === id)?.name ?? '';

  unit = (id: UnitId): KnownUnit | undefined => this.units.get(id);
  unitsCalled = (number: string): readonly KnownUnit[] => this.byKey.get(unitNumberKey(number)) ?? [];
  building = (id: number): Building | undefined => this.buildings.find((one) => one.id === id);

  /** What a cell of this column may name. */
  namesOf(field: RunningField): { nameEn: string; nameAr: string }[] {
    if (field === 'plan')
      return [
        ...this.buildings.flatMap(({ plans }) => plans),
        { nameEn: FROM_THE_CHEQUES.en, nameAr: FROM_THE_CHEQUES.ar },
      ];
    if (field === 'owner') return this.staff.map(({ name }) => ({ nameEn: name, nameAr: name }));
    return [...this.buildings];
  }

  /** By its name in either language, or by a part of it that no other one has. */
  buildingCalled(name: string): Building | undefined {
    const key = foldText(name);
    const names = ({ nameEn, nameAr }: Building) => [foldText(nameEn), foldText(nameAr)];
    const exact = this.buildings.find((one) => names(one).includes(key));
    if (exact) return exact;
    const near = this.buildings.filter((one) => names(one).some((known) => known.includes(key)));
    return near.length === 1 ? near[0] : undefined;
  }

  /** Numbers of the building that are like one which it does not have: '1203' is 203 or 703. */
  near(number: string, buildingId: number | null): string[] {
    const key = unitNumberKey(number);
    const like = (other: string) =>
      other !== '' && (key.endsWith(other) || other.endsWith(key) || key.slice(-2) === other.slice(-2));
    return [...this.units.values()]
      .filter((unit) => (buildingId === null || unit.projectId === buildingId) && like(unit.key))
      .slice(0, 3)
      .map(({ label }) => label);
  }
}
