import type { Address, AddressInput } from '@diyar/contract/addresses';
import { and, eq, exists, isNull, or } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { addresses, company, projects } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { type AddressRow, presentAddress } from './present.ts';

/** Only the address of the company or of a public project. */
export async function readAddress(db: Db, id: number): Promise<Address> {
  const shown = or(
    exists(db.select({ id: company.id }).from(company).where(eq(company.addressId, addresses.id))),
    exists(
      db
        .select({ id: projects.id })
        .from(projects)
        .where(
          and(
            eq(projects.addressId, addresses.id),
            eq(projects.status, 'active'),
            isNull(projects.deletedAt),
          ),
        ),
    ),
  );
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, id), shown));
  if (!row) throw new AppError('notFound');
  return presentAddress(row);
}

/** Updates the owner's address, or inserts its first. */
export async function saveAddress(tx: Tx, id: number | null, address: AddressInput): Promise<AddressRow> {
  if (id !== null) {
    const [changed] = await tx.update(addresses).set(address).where(eq(addresses.id, id)).returning();
    if (changed) return changed;
  }
  const [made] = await tx.insert(addresses).values(address).returning();
  if (!made) throw new Error('insert returned nothing');
  return made;
}
