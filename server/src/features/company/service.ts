import type { Company } from '@diyar/contract/company';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { addresses, company } from '../../db/schema.ts';
import { presentCompany } from './present.ts';

/** The one company, with its address where it has one. */
export async function readCompany(db: Db): Promise<Company> {
  const [row] = await db.select().from(company).leftJoin(addresses, eq(company.addressId, addresses.id));
  if (!row) throw new Error('the company row is missing: the migrations put it there');
  return presentCompany(row.company, row.addresses, []);
}
