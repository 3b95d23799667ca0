import type { Company, CompanyInput } from '@diyar/contract/company';
import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { preparedStatement } from '../../db/prepared-queries.ts';
import { addresses, company } from '../../db/schema.ts';
import { audit } from '../audit/index.ts';
import type { Actor } from '../auth/index.ts';
import { recordChanges } from '../changes/index.ts';
import { bumpContent } from '../content/index.ts';
import { notify } from '../events/index.ts';
import { listHero } from '../hero/index.ts';
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

async function saveCompanyAddress(tx: Tx, id: number | null, input: CompanyInput): Promise<number | null> {
  const columns = addressColumns(input.address ?? {});
  if (Object.keys(columns).length === 0) return id;
  if (id !== null) {
    await tx.update(addresses).set(columns).where(eq(addresses.id, id));
    return id;
  }
  const [made] = await tx.insert(addresses).values(columns).returning({ id: addresses.id });
  return made?.id ?? null;
}

/** Only the fields that were sent change; an empty payload changes and records nothing. */
export const updateCompany = (db: Db, actor: Actor, input: CompanyInput): Promise<Company> =>
  db.transaction(async (tx) => {
    const [before] = await tx.select().from(company).for('update');
    if (!before) throw new Error('the company row is missing: the migrations insert it');
    const { address: _, socials, ...words } = input;
    const changed = given({ ...words, ...socials });
    const fields = [...Object.keys(changed), ...(input.address ? ['address'] : [])];
    if (fields.length === 0) return readCompany(tx);
    await tx.update(company).set({
      ...changed,
      addressId: await saveCompanyAddress(tx, before.addressId, input),
      version: sql`${company.version} + 1`,
      updatedBy: actor.id,
    });
    await audit(tx, actor, 'company.update', { entity: 'company', details: { fields } });
    await recordChanges(tx, actor, {
      entity: 'company',
      id: before.id,
      action: 'company.update',
      before: Object.fromEntries(
        Object.keys(changed).map((name) => [name, before[name as keyof typeof before]]),
      ),
      after: changed,
    });
    await notify(tx, 'company', 'updated');
    const saved = await readCompany(tx);
    await bumpContent(tx);
    return saved;
  });
