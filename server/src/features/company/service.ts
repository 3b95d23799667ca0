import type { BrandInput } from '@diyar/contract/brand';
import type { Company, CompanyInput, SavedCompany } from '@diyar/contract/company';
import type { RestoreKept } from '@diyar/contract/history';
import type { PlaceSettingsInput } from '@diyar/contract/place';
import type { ChangeField, RecordedFields } from '@diyar/contract/rules/activity';
import { PLACE_FIELDS } from '@diyar/contract/rules/place';
import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { preparedStatement } from '../../db/prepared-queries.ts';
import { addresses, company } from '../../db/schema.ts';
import { staleError } from '../../db/stale-error.ts';
import { wordsOfAddress } from '../addresses/index.ts';
import { audit, hasChanges, recordChanges } from '../changes/index.ts';
import { listHero } from '../hero/index.ts';
import { claimLogos } from './logos.ts';
import { presentCompany } from './present.ts';

const query = (db: Db | Tx) =>
  db
    .select({ company, address: addresses })
    .from(company)
    .leftJoin(addresses, eq(company.addressId, addresses.id));

/** The company with its address and the pictures of its slideshow. */
export async function readCompany(db: Db | Tx): Promise<Company> {
  const [row] = await preparedStatement(db, 'company', () => query(db)).execute();
  if (!row) throw new Error('the company row is missing: the migrations insert it');
  return presentCompany(row.company, row.address, await listHero(db));
}

const given = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;

/** Only the columns that were sent. */
function addressColumns(address: NonNullable<CompanyInput['address']>) {
  const { en, ar, googleMapsUrl } = address;
  return given({
    countryEn: en?.country,
    cityEn: en?.city,
    blockEn: en?.block,
    streetEn: en?.street,
    countryAr: ar?.country,
    cityAr: ar?.city,
    blockAr: ar?.block,
    streetAr: ar?.street,
    googleMapsUrl,
  });
}

async function saveCompanyAddress(
  tx: Tx,
  id: number | null,
  address: CompanyInput['address'] = {},
): Promise<number | null> {
  const columns = addressColumns(address);
  if (Object.keys(columns).length === 0) return id;
  if (id !== null) {
    await tx.update(addresses).set(columns).where(eq(addresses.id, id));
    return id;
  }
  const [made] = await tx.insert(addresses).values(columns).returning({ id: addresses.id });
  return made?.id ?? null;
}

/** All that a save of the company can change, by the names the history uses. */
export async function readCompanyState(tx: Tx) {
  const [row] = await query(tx);
  if (!row) throw new Error('the company row is missing: the migrations insert it');
  const { company: own, address } = row;
  const {
    id: _,
    hours: __,
    addressId: ___,
    version: ____,
    updatedAt: _____,
    updatedBy: ______,
    skippedSteps: _______,
    movedInAt: ________,
    movedInBy: _________,
    ...words
  } = own;
  const told = { ...words, ...wordsOfAddress(address) };
  // a column that the history has no word for does not compile
  return told satisfies Record<Exclude<keyof typeof told, ChangeField<'company'>>, never> &
    RecordedFields<'company'>;
}

/** The profile, the brand and the place are one row with one history. */
type Saved = Partial<CompanyInput> &
  Omit<BrandInput, 'version'> &
  Omit<PlaceSettingsInput, 'version' | 'mayMeet'>;

type CompanyRow = typeof company.$inferSelect;
export type SavedColumns = { before: CompanyRow; after: CompanyRow };

/** Only the fields that were sent change; a payload that changes nothing is not recorded. */
export const saveCompany = (
  db: Db,
  actor: Actor,
  input: Saved,
  action: 'company.update' | 'company.brand' | 'company.place',
  /** What follows from it in the same transaction, or refuses it. */
  follow: (tx: Tx, saved: SavedColumns) => Promise<void> = async () => {},
): Promise<SavedCompany> =>
  db.transaction(async (tx) => {
    const [before] = await tx.select().from(company).for('update');
    if (!before) throw new Error('the company row is missing: the migrations insert it');
    const { address: _, socials, version, ...words } = input;
    if (version && version !== before.version) throw await staleError(tx, 'company', before.id);
    await claimLogos(tx, input);
    const changed = given({ ...words, ...socials });
    const stateBefore = await readCompanyState(tx);
    const addressId = await saveCompanyAddress(tx, before.addressId, input.address);
    const [after] = await tx
      .update(company)
      .set({ ...changed, addressId, updatedAt: before.updatedAt })
      .returning();
    if (after) await follow(tx, { before, after });
    await recordChanges(tx, actor, {
      entity: 'company',
      id: before.id,
      action,
      before: stateBefore,
      after: await readCompanyState(tx),
    });
    // sent as it was: nothing is newer than before
    if (!(await hasChanges(tx))) return { ...(await readCompany(tx)), changed: false };
    await audit(tx, actor, action, { entity: 'company', id: before.id });
    await tx.update(company).set({ version: sql`${company.version} + 1`, updatedBy: actor.id });
    return { ...(await readCompany(tx)), changed: true };
  });

export const updateCompany = (db: Db, actor: Actor, input: CompanyInput): Promise<SavedCompany> =>
  saveCompany(db, actor, input, 'company.update');

/** Saves the company with these fields, and all others as they are. */
export async function restoreCompany(
  db: Db,
  actor: Actor,
  _: number,
  values: Readonly<Record<string, unknown>>,
  follow?: (tx: Tx, saved: SavedColumns) => Promise<void>,
): Promise<RestoreKept[]> {
  const { instagram, facebook, googleMapsUrl, ...words } = values as Partial<
    Awaited<ReturnType<typeof readCompanyState>>
  >;
  const { countryEn, cityEn, blockEn, streetEn, countryAr, cityAr, blockAr, streetAr, ...own } = words;
  const saved: Saved = {
    ...own,
    socials: given({ instagram, facebook }),
    address: {
      en: given({ country: countryEn, city: cityEn, block: blockEn, street: streetEn }),
      ar: given({ country: countryAr, city: cityAr, block: blockAr, street: streetAr }),
      ...given({ googleMapsUrl }),
    } as CompanyInput['address'],
  };
  const isPlace = Object.keys(PLACE_FIELDS).some((field) => field in own);
  await saveCompany(db, actor, saved, isPlace ? 'company.place' : 'company.update', follow);
  return [];
}
