import { BUILT_IN_NAME } from '@diyar/contract/rules/brand';
import type { Db } from '../../server/src/db/client.ts';
import { addresses, company as companyRow, heroMedia } from '../../server/src/db/schema.ts';
import { company, heroSlots } from '../content/index.ts';
import type { Upload } from './media.ts';
import { addressOf } from './projects.ts';

export async function fillCompany(db: Db, upload: Upload): Promise<void> {
  const [address] = await db.insert(addresses).values(addressOf(company.address)).returning();
  await db.update(companyRow).set({
    nameEn: company.name.en,
    nameAr: company.name.ar,
    shortNameEn: BUILT_IN_NAME.en,
    shortNameAr: BUILT_IN_NAME.ar,
    email: company.email,
    phone: company.phone,
    whatsapp: company.whatsapp,
    licence: company.licence,
    aboutEn: company.about.en,
    aboutAr: company.about.ar,
    ...company.socials,
    addressId: address?.id ?? null,
  });
  for (const { id, position, file, caption, focal } of heroSlots) {
    await db.insert(heroMedia).values({
      id,
      position,
      fileId: (await upload(file)).id,
      captionEn: caption.en,
      captionAr: caption.ar,
      focalX: focal.x,
      focalY: focal.y,
    });
  }
}
