import type { HistoryOf } from '@diyar/contract/history';
import { BRAND_FIELDS } from '@diyar/contract/rules/brand';
import { COMPANY_FACT_NAMES } from '@diyar/contract/rules/company-facts';
import { PLACE_FIELDS } from '@diyar/contract/rules/place';
import { PROJECT_FACT_NAMES } from '@diyar/contract/rules/project-facts';
import { RECORDED_FIELDS } from '../units/index.ts';

const WORDS_OF_PLACE = ['street', 'city', 'country', 'block'].flatMap((part) => [`${part}En`, `${part}Ar`]);

/** What can be brought back. Deals, money and what follows from them are not among it. */
const FIELDS: Record<HistoryOf, readonly string[]> = {
  project: [
    'slug',
    'status',
    'kind',
    'nameEn',
    'nameAr',
    'descriptionEn',
    'descriptionAr',
    ...WORDS_OF_PLACE,
    'googleMapsUrl',
    'lat',
    'lng',
    'floors',
    'entrances',
    'parking',
    'lifts',
    ...PROJECT_FACT_NAMES,
    'coverFileId',
    'coverPosterFileId',
    'gallery',
    'features',
  ],
  unit: [...RECORDED_FIELDS, 'images'],
  company: [
    'nameEn',
    'nameAr',
    ...COMPANY_FACT_NAMES,
    'aboutEn',
    'aboutAr',
    'instagram',
    'facebook',
    ...WORDS_OF_PLACE,
    'googleMapsUrl',
    ...Object.keys(BRAND_FIELDS),
    ...Object.keys(PLACE_FIELDS),
  ],
  hero: ['fileId', 'captionEn', 'captionAr', 'focalX', 'focalY'],
  user: ['fullName', 'phone', 'role', 'buildings', 'isActive'],
  deal: [],
};

export const restorableFields = (entity: HistoryOf): ReadonlySet<string> => new Set(FIELDS[entity]);

/** A row that tells that the subject came or went: it has no earlier value to bring back. */
const COMINGS_AND_GOINGS = ['projects.create', 'created', 'deleted', 'restored'];
export const isEdit = ({ action }: { action: string }): boolean => !COMINGS_AND_GOINGS.includes(action);

/** Fields that are one thing to a person: bringing one back brings the others along. */
const TOGETHER = [
  ['price', 'currency'],
  ['floor', 'place'],
  ['isWithdrawn', 'awaitsDeal'],
  ['lat', 'lng'],
  ['focalX', 'focalY'],
  ['coverFileId', 'coverPosterFileId'],
  ['fileId', 'captionEn', 'captionAr', 'focalX', 'focalY'],
];

export const alongWith = (field: string): readonly string[] =>
  TOGETHER.find((fields) => fields[0] === field || (fields.length === 2 && fields[1] === field)) ?? [field];
