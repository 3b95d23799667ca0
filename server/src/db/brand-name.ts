import { brandNames } from '@diyar/contract/rules/brand';
import type { Db, Tx } from './client.ts';
import { company } from './schema.ts';

/** The company's short name in both languages, as mails, calendars and passkeys carry it. */
export async function readBrandName(db: Db | Tx): Promise<{ en: string; ar: string }> {
  const [row] = await db
    .select({
      shortNameEn: company.shortNameEn,
      shortNameAr: company.shortNameAr,
      nameEn: company.nameEn,
      nameAr: company.nameAr,
    })
    .from(company);
  if (!row) throw new Error('the company row is missing: the migrations insert it');
  return brandNames(row);
}
