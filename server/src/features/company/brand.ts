import type { Brand, BrandInput, SiteBrand } from '@diyar/contract/brand';
import { accentOf, isColour } from '@diyar/contract/rules/accent';
import { brandNames, isOwnBrand, logoPath } from '@diyar/contract/rules/brand';
import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { company, files } from '../../db/schema.ts';
import { type MediaRow, presentMedia, urlOf } from '../files/index.ts';
import { placeOf } from './place-of.ts';
import { saveCompany } from './service.ts';

const dark = alias(files, 'dark');
const paper = alias(files, 'paper');

async function readRow(db: Db | Tx) {
  const [row] = await db
    .select({ company, light: files, dark, paper })
    .from(company)
    .leftJoin(files, eq(files.id, company.logoFileId))
    .leftJoin(dark, eq(dark.id, company.logoDarkFileId))
    .leftJoin(paper, eq(paper.id, company.logoPaperFileId));
  if (!row) throw new Error('the company row is missing: the migrations insert it');
  return row;
}
type Row = Awaited<ReturnType<typeof readRow>>;

/** A new address for each state of what a picture is made of: browsers keep it for good. */
const shareOf = (url: string, accent: string) => `${logoPath(url, 'share.png')}?accent=${accent.slice(1)}`;

function logoOf({ company: own, light, dark: onDark, paper: onPaper }: Row): SiteBrand['logo'] {
  if (!light) return null;
  const url = urlOf(light.storageKey);
  return {
    light: logoPath(url, 'logo.webp'),
    dark: onDark ? logoPath(urlOf(onDark.storageKey), 'logo.webp') : logoPath(url, 'dark.webp'),
    paper: onPaper ? logoPath(urlOf(onPaper.storageKey), 'logo.webp') : logoPath(url, 'paper.webp'),
    icon: logoPath(url, 'icon-32.png'),
    share: shareOf(url, own.accent),
    width: light.width ?? 1,
    height: light.height ?? 1,
    hasName: own.logoHasName,
  };
}

/** What every page shows of the company. */
export async function readSiteBrand(db: Db | Tx): Promise<SiteBrand> {
  const row = await readRow(db);
  const { company: own } = row;
  const name = brandNames(own);
  return {
    name,
    isOwn: isOwnBrand(name, row.light !== null),
    logo: logoOf(row),
    accent: isColour(own.accent) ? accentOf(own.accent) : null,
    texts: {
      headlineEn: own.headlineEn,
      headlineAr: own.headlineAr,
      descriptionEn: own.descriptionEn,
      descriptionAr: own.descriptionAr,
      aboutTitleEn: own.aboutTitleEn,
      aboutTitleAr: own.aboutTitleAr,
      footerEn: own.footerEn,
      footerAr: own.footerAr,
    },
    place: placeOf(own),
  };
}

/** As it was chosen. */
export async function readAccent(db: Db | Tx): Promise<string> {
  const [row] = await db.select({ accent: company.accent }).from(company);
  return row?.accent ?? '';
}

const fileOf = (row: MediaRow | null) => row && presentMedia(row);

/** What the form of the brand has. */
export async function readBrand(db: Db | Tx): Promise<Brand> {
  const { company: own, ...logos } = await readRow(db);
  return {
    ...own,
    logo: fileOf(logos.light),
    logoDark: fileOf(logos.dark),
    logoPaper: fileOf(logos.paper),
  };
}

export async function saveBrand(db: Db, actor: Actor, { version, ...input }: BrandInput): Promise<Brand> {
  await saveCompany(db, actor, { ...input, ...(version && { version }) }, 'company.brand');
  return readBrand(db);
}
