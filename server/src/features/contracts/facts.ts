import type { ContractFacts } from '@diyar/contract/rules/contract-facts';
import type { DealId } from '@diyar/contract/rules/ids';
import { rowOf } from '@diyar/contract/rules/ledger';
import { addressLine } from '@diyar/contract/rules/localized';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { addresses, dealUnits, entries, projects, units } from '../../db/schema.ts';
import {
  balanceOfDeal,
  companyOnPaper,
  type DealMoney,
  dayOfDeal,
  isCurrencyMissing,
} from '../ledger/index.ts';
import { partiesOf } from '../parties/index.ts';

const NO_ADDRESS = {
  ...{ streetEn: '', blockEn: '', cityEn: '', countryEn: '' },
  ...{ streetAr: '', blockAr: '', cityAr: '', countryAr: '' },
};

async function projectOf(db: Db | Tx, projectId: number): Promise<ContractFacts['project']> {
  const [row] = await db
    .select({ nameEn: projects.nameEn, nameAr: projects.nameAr, address: addresses })
    .from(projects)
    .leftJoin(addresses, eq(addresses.id, projects.addressId))
    .where(eq(projects.id, projectId));
  if (!row) return null;
  const address = row.address ?? NO_ADDRESS;
  return {
    nameEn: row.nameEn,
    nameAr: row.nameAr,
    addressEn: addressLine(address, 'en'),
    addressAr: addressLine(address, 'ar'),
  };
}

/** What was agreed for a unit of the outer query, in the currency of its deal; null where the price is of all of them. */
const agreedPrice = sql<number | null>`(
  select sum(${entries.amount})::float8 from ${entries} where ${entries.dealId} = ${dealUnits.dealId}
    and ${entries.unitId} = ${units.id} and ${entries.kind} = 'charge' and ${entries.reason} = 'price'
    and ${entries.voidedAt} is null
)`;

const unitsOf = (db: Db | Tx, dealId: DealId) =>
  db
    .select({
      label: sql<string>`coalesce(nullif(${units.unitNumber}, ''), ${units.labelEn})`,
      kind: units.kind,
      floor: units.floor,
      sizeSqm: units.sizeSqm,
      bedrooms: units.bedrooms,
      price: agreedPrice,
    })
    .from(dealUnits)
    .innerJoin(units, and(eq(units.id, dealUnits.unitId), isNull(units.deletedAt)))
    .where(eq(dealUnits.dealId, dealId))
    .orderBy(asc(dealUnits.ordinal), asc(units.id));

/** Price, fees and discounts as the account and the papers count them. */
function moneyOf(money: DealMoney): ContractFacts['money'] {
  const balance = isCurrencyMissing(money.deal) ? null : balanceOfDeal(money);
  if (!balance || balance.charges === 0) return null;
  const { price, fees, discounts } = rowOf(balance, false);
  return { currency: balance.currency, price, fees, discounts };
}

/** All that a contract of the deal can say, on this day and with this number. */
export async function factsOf(
  db: Db | Tx,
  money: DealMoney,
  { number, on }: Pick<ContractFacts, 'number' | 'on'>,
): Promise<ContractFacts> {
  const { deal, building, plan } = money;
  const { name, address, phone, email, licence } = await companyOnPaper(db);
  const inDeal = await unitsOf(db, deal.id);
  const agreed = moneyOf(money);
  const [only] = inDeal;
  // the price of a deal with one unit is that unit's, also where it was typed as one sum
  if (only && inDeal.length === 1 && only.price === null) only.price = agreed?.price ?? null;
  return {
    number,
    on,
    company: { name, address, phone, email, licence },
    project: building && (await projectOf(db, building.id)),
    dealId: deal.id,
    dealOn: dayOfDeal(deal),
    money: agreed,
    parties: (await partiesOf(db, deal.id)).map(
      ({ name, legalName, idKind, idNumber, address, email, phone, share }) => ({
        ...{ name, legalName: legalName ?? '', idKind, idNumber: idNumber ?? '' },
        ...{ address: address ?? '', email: email ?? '', phone: phone ?? '' },
        share: share === null ? null : Number(share),
      }),
    ),
    units: inDeal,
    plan,
  };
}
