import type { Lang } from '@diyar/contract/rules/language';
import { decimalsOf, firstCurrency } from '@diyar/contract/rules/money';
import { inNaturalOrder } from '@diyar/contract/rules/natural-order';
import type { RunningKind, RunningValues } from '@diyar/contract/rules/running-sheets';
import { columnsOf, fieldsOf, RUNNING_SHEETS, type RunningField } from '@diyar/contract/rules/running-sheets';
import { and, asc, isNull, ne } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { persons } from '../../db/schema.ts';
import type { Column, Table } from '../exports/index.ts';
import {
  type Context,
  type KnownDeal,
  type KnownLead,
  readContext,
  readKnownLeads,
  readStaff,
} from './context.ts';

type Row = RunningValues;

const WIDE: readonly RunningField[] = ['buyer', 'note', 'building', 'plan', 'drawer', 'owner', 'source'];

function cellOf(
  kind: RunningKind,
  field: RunningField,
  row: Row,
  lang: Lang,
): ReturnType<Column<Row>['cell']> {
  const value = row[field as keyof Row];
  if (value === undefined) return null;
  if (Array.isArray(value)) return value.join(' + ');
  const { cell, words } = columnsOf(kind)[field] ?? {};
  if (cell === 'money')
    return { amount: Number(value), decimals: decimalsOf(row.currency ?? firstCurrency()) };
  if (cell === 'day') return { day: String(value) };
  return cell === 'word' ? (words?.[value]?.[lang] ?? String(value)) : String(value);
}

const nameOf = (context: Context, buildingId: number | undefined) => {
  const building = buildingId === undefined ? undefined : context.building(buildingId);
  return building ? building.nameAr || building.nameEn : undefined;
};

function rowOfDeal(context: Context, deal: KnownDeal): Row {
  const units = deal.units.flatMap((id) => context.unit(id) ?? []);
  return {
    ...{ units: units.map(({ label }) => label), buyer: deal.name, phone: deal.phone || undefined },
    building: nameOf(context, units[0]?.projectId),
    ...{ price: deal.price, currency: deal.currency ?? undefined, day: deal.on },
    discount: deal.discount || undefined,
    paid: deal.paid || undefined,
    stage: deal.stage === 'sold' ? 'sold' : 'reserved',
    note: deal.notes || undefined,
  };
}

const isOpen = ({ stage }: KnownLead) => stage !== 'won';

/** Everybody who is a person of their own; open leads with their owners. */
async function filledPeople(db: Db, kind: 'persons' | 'leads', context: Context): Promise<Row[]> {
  if (kind === 'persons')
    return (
      await db
        .select({ buyer: persons.name, phone: persons.phone })
        .from(persons)
        .where(and(isNull(persons.mergedInto), ne(persons.name, '')))
        .orderBy(asc(persons.id))
    ).map(({ buyer, phone }) => ({ buyer, phone: phone || undefined }));
  const staff = new Map((await readStaff(db)).map(({ id, name }) => [id, name]));
  return (await readKnownLeads(db)).filter(isOpen).map((lead) => {
    const unit = lead.unitId === null ? undefined : context.unit(lead.unitId);
    return {
      ...{ buyer: lead.name, phone: lead.phone || undefined, source: lead.channel },
      building: nameOf(context, lead.projectId ?? undefined),
      units: unit ? [unit.label] : undefined,
      leadStage: lead.stage as Row['leadStage'],
      owner: lead.ownerId === null ? undefined : staff.get(lead.ownerId),
    };
  });
}

/** What is here in the form in which it comes in: an import of it changes nothing. */
function filledRows(kind: RunningKind, context: Context): Row[] {
  const deals = [...context.deals.values()].filter(({ stage }) => stage !== 'held');
  if (kind === 'deals') return deals.map((deal) => rowOfDeal(context, deal));
  return [...context.cheques.values()].flatMap(
    ({ dealId, state, bank, number, dueOn, amount, currency, drawer }) => {
      const deal = context.deals.get(dealId);
      if (!deal || (state !== 'drawer' && state !== 'deposited' && state !== 'returned')) return [];
      const { building, units } = rowOfDeal(context, deal);
      const unit = units?.slice(0, 1);
      return [
        {
          building,
          units: unit,
          buyer: deal.name,
          bank,
          number,
          dueOn,
          amount,
          currency,
          drawer: drawer || undefined,
          state,
        },
      ];
    },
  );
}

/** The units that nobody has, one in each row, to fill in who bought them. */
function emptyRows(kind: RunningKind, context: Context): Row[] {
  if (kind !== 'deals') return [];
  const free = [...context.units.values()].filter(
    ({ dealId, isOffMarket }) => dealId === null && !isOffMarket,
  );
  const ofBuildings = context.buildings.flatMap(({ id }) =>
    inNaturalOrder(
      free.filter(({ projectId }) => projectId === id),
      ({ label, floor }) => ({ unitNumber: label, floor }),
    ),
  );
  return ofBuildings.map(({ projectId, label }) => ({
    building: nameOf(context, projectId),
    units: [label],
  }));
}

async function* listed<T>(rows: readonly T[]): AsyncGenerator<T> {
  yield* rows;
}

/** A sheet to fill in, or one that is filled with what is here: the columns follow from the kind's description. */
export async function sheetTable(db: Db, kind: RunningKind, isFilled: boolean): Promise<Table<Row>> {
  const context = await readContext(db);
  return {
    name: isFilled ? `running-${kind}` : `${kind}-to-fill-in`,
    title: RUNNING_SHEETS[kind].title,
    columns: fieldsOf(kind).map((field) => ({
      header: columnsOf(kind)[field]?.heading ?? { en: field, ar: field },
      width: WIDE.includes(field) ? 26 : 16,
      cell: (row, lang) => cellOf(kind, field, row, lang),
    })),
    rows: listed(
      !isFilled
        ? emptyRows(kind, context)
        : kind === 'persons' || kind === 'leads'
          ? await filledPeople(db, kind, context)
          : filledRows(kind, context),
    ),
  };
}
