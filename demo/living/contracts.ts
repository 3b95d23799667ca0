import type { DealId } from '@diyar/contract/rules/ids';
import type { Lang } from '@diyar/contract/rules/language';
import { moneyText } from '@diyar/contract/rules/money-text';
import type { Actor } from '../../server/src/actor.ts';
import type { Db } from '../../server/src/db/client.ts';
import { deals } from '../../server/src/db/schema.ts';
import { eq, sql } from '../../server/src/db/sql.ts';
import {
  addTemplate,
  makeContract,
  readContracts,
  sampleTemplate,
  signContract,
  useVersion,
} from '../../server/src/features/contracts/index.ts';
import type { Files } from '../../server/src/features/files/index.ts';
import { contractPdf } from '../content/index.ts';
import { receivePdf } from '../fill/media.ts';
import { dayOf } from './calendar.ts';

/** Names that its contracts and the drawn letters can show; read here and in the database. */
const LATIN = '^[A-Za-z .-]+$';
const TEMPLATES = { ar: 'عقد بيع شقة', en: 'Contract of sale' };
/** Contracts of the last sales: those in English are signed, those in Arabic wait for it. */
const MADE: Record<Lang, number> = { ar: 2, en: 2 };

type Sold = { id: DealId; name: string; property: string; amount: string; currency: string };

/** The last sales to one buyer whose card is known. */
async function lastSales(db: Db, lang: Lang): Promise<Sold[]> {
  const { rows } =
    await db.execute<Sold>(sql`select deals.id, deals.name, deals.due_amount as amount, deals.currency,
      projects.name_en || ', ' || units.unit_number as property
    from deals join persons on persons.id = deals.person_id
    join deal_units on deal_units.deal_id = deals.id and deal_units.ordinal = 0
    join units on units.id = deal_units.unit_id join projects on projects.id = units.project_id
    where deals.stage = 'sold' and deals.co_buyers = '' and deals.phone <> '' and deals.contract_file_id is null
      and persons.id_number is not null and (deals.name ~ ${LATIN}) = ${lang === 'en'}
    order by deals.sold_at desc, deals.id desc limit ${MADE[lang]}`);
  return rows;
}

/** Of a template its version in use. */
async function putInUse(db: Db, files: Files, actor: Actor, lang: Lang): Promise<number> {
  const input = { name: TEMPLATES[lang], lang, projectId: null };
  const upload = { bytes: await sampleTemplate(lang), name: `contract-${lang}.docx` };
  const { items } = await addTemplate(db, files, actor, input, upload);
  const template = items.find(({ name }) => name === input.name);
  const versionId = template?.versions[0]?.id;
  if (!template || versionId === undefined) throw new Error(`no template ${input.name}`);
  await useVersion(db, actor, template.id, { versionId });
  return versionId;
}

async function sign(db: Db, files: Files, actor: Actor, sale: Sold, today: string): Promise<void> {
  const { contracts } = await readContracts(db, actor, sale.id);
  const [made] = contracts;
  if (!made) return;
  const paper = {
    ...{ reference: made.number, party: sale.name, property: sale.property },
    amount: moneyText(Number(sale.amount), sale.currency as 'USD', 'paper'),
  };
  const scan = await receivePdf(files, contractPdf('sale', paper, today), `contract-${made.number}.pdf`);
  await signContract(db, actor, made.id, today, scan);
}

/** What the office uploaded when it wrote its contracts elsewhere: the sales but the last ones. */
async function uploadOlder(db: Db, files: Files): Promise<void> {
  const { rows } = await db.execute<
    Sold & { on: string }
  >(sql`select deals.id, deals.name, deals.due_amount as amount,
      deals.currency, projects.name_en || ', ' || units.unit_number as property, deals.sold_at::date::text as on
    from deals join deal_units on deal_units.deal_id = deals.id and deal_units.ordinal = 0
    join units on units.id = deal_units.unit_id join projects on projects.id = units.project_id
    where deals.stage = 'sold' and deals.contract_file_id is null and deals.sold_at < now() - interval '5 weeks'
      and not exists (select 1 from contracts where contracts.deal_id = deals.id)
    order by deals.id`);
  for (const { id, name, amount, currency, property, on } of rows) {
    // its letters are Latin
    const party = new RegExp(LATIN).test(name) ? name : 'The buyer named overleaf';
    const paper = { reference: `DY-S-${id}`, party, property, amount: `${currency} ${amount}` };
    const file = await receivePdf(files, contractPdf('sale', paper, on), `contract-${id}.pdf`);
    await db.update(deals).set({ contractFileId: file.id }).where(eq(deals.id, id));
  }
}

/** What the office did this morning, through the product itself: a template in either language, and contracts with them. */
export async function makeContracts(db: Db, files: Files, actor: Actor, now: Date): Promise<void> {
  const today = dayOf(now);
  for (const lang of ['ar', 'en'] as const) {
    const versionId = await putInUse(db, files, actor, lang);
    for (const sale of await lastSales(db, lang)) {
      const { dealVersion } = await readContracts(db, actor, sale.id);
      await makeContract(db, files, actor, sale.id, { versionId, on: today, version: dealVersion });
      if (lang === 'en') await sign(db, files, actor, sale, today);
    }
  }
  await uploadOlder(db, files);
}
