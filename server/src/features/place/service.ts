import type { RestoreKept } from '@diyar/contract/history';
import type { PhonesPreview, PhonesQuery, PlaceSettings, PlaceSettingsInput } from '@diyar/contract/place';
import { phoneCodesOf } from '@diyar/contract/rules/iso';
import { companyPlace } from '@diyar/contract/rules/place';
import { sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { company } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { placeOf, restoreCompany, type SavedColumns, saveCompany } from '../company/index.ts';
import { previewNumbers, remakeKeys } from '../who-is-who/index.ts';
import { loadPlace } from './current.ts';
import { amountsIn, readUse } from './use.ts';

export async function readPlaceSettings(db: Db): Promise<PlaceSettings> {
  const [row] = await db.select().from(company);
  if (!row) throw new Error('the company row is missing: the migrations insert it');
  const { currencies, zone, firstDay, homeCountry, cities, version } = row;
  return { currencies, zone, firstDay, homeCountry, cities, used: await readUse(db), version };
}

const MEETINGS_SHOWN = 20;

/** How the numbers of persons would be read in another country. */
export async function previewPhones(db: Db, { country, page, size }: PhonesQuery): Promise<PhonesPreview> {
  const here = companyPlace();
  const there = { ...here, country, phoneCodes: phoneCodesOf(country) };
  const { numbers, changed, meetings } = await previewNumbers(db, here, there);
  return {
    numbers,
    items: changed.slice((page - 1) * size, page * size),
    total: changed.length,
    ...{ page, size },
    meetings: meetings.slice(0, MEETINGS_SHOWN),
    meetingsTotal: meetings.length,
  };
}

/** A currency that something is stored in stays. */
async function refuseLosing(tx: Tx, { before, after }: SavedColumns): Promise<void> {
  const gone = before.currencies.filter((code) => !after.currencies.includes(code));
  if (gone.length === 0) return;
  const used = (await readUse(tx)).find(({ currency }) => gone.includes(currency));
  if (used) throw new AppError('currencyInUse', { params: { label: used.currency, max: amountsIn(used) } });
}

/** Numbers without their country are read anew; if persons would meet, somebody has said that they may. */
const readAnew = async (tx: Tx, { before, after }: SavedColumns, mayMeet: boolean): Promise<void> => {
  if (before.homeCountry === after.homeCountry) return;
  const [from, to] = [placeOf(before), placeOf(after)];
  if (!mayMeet) {
    const { meetings } = await previewNumbers(tx, from, to);
    if (meetings.length > 0) throw new AppError('personsWouldMeet', { params: { max: meetings.length } });
  }
  await remakeKeys(tx, from, to);
};

const following =
  (mayMeet: boolean) =>
  async (tx: Tx, saved: SavedColumns): Promise<void> => {
    await refuseLosing(tx, saved);
    await readAnew(tx, saved, mayMeet);
  };

/** Node and PostgreSQL each have zones of their own. */
async function requireZone(db: Db, zone: string | undefined): Promise<void> {
  if (zone === undefined) return;
  await db.execute(sql`select now() at time zone ${zone}`).catch((cause: unknown) => {
    throw new AppError('invalid', {
      issues: [{ code: 'custom', path: ['zone'], message: 'invalidChoice' }],
      cause,
    });
  });
}

export async function savePlace(
  db: Db,
  actor: Actor,
  { version, mayMeet = false, ...input }: PlaceSettingsInput,
): Promise<PlaceSettings> {
  await requireZone(db, input.zone);
  await saveCompany(
    db,
    actor,
    { ...input, ...(version && { version }) },
    'company.place',
    following(mayMeet),
  );
  await loadPlace(db);
  return readPlaceSettings(db);
}

/** Whoever takes a country back has chosen it. */
export async function restoreCompanyAndPlace(
  db: Db,
  actor: Actor,
  id: number,
  values: Readonly<Record<string, unknown>>,
): Promise<RestoreKept[]> {
  const kept = await restoreCompany(db, actor, id, values, following(true));
  await loadPlace(db);
  return kept;
}
