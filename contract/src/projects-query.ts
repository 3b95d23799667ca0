import { z } from 'zod';
import {
  numberOrNull,
  optionalChoice,
  optionalCurrency,
  optionalNumber,
  optionalText,
  typedBoolean,
} from './fields.ts';
import { AMOUNT_MAX, BEDS_FILTER_MAX, LINE_MAX, PAGE_SIZE_MAX, UNIT_AREA_MAX } from './limits.ts';
import { paging, searchText } from './lists.ts';
import { LANGS } from './rules/language.ts';
import { orderRange } from './rules/order-range.ts';
import { PROJECT_STATUSES } from './rules/project-status.ts';
import { PROJECT_TYPES } from './rules/unit-figures.ts';

const area = optionalNumber({ min: 0, max: UNIT_AREA_MAX });
const price = optionalNumber({ min: 0, max: AMOUNT_MAX });

/** The last step of the filter is written '4+'. */
const beds = z
  .union([z.number(), z.string(), z.null()], 'notANumber')
  .default(null)
  .transform((value) => (typeof value === 'string' ? value.replace(/\+$/, '') : value))
  .pipe(numberOrNull({ min: 1, max: BEDS_FILTER_MAX, whole: true }));

/** GET /projects, docs/product/public-site.md#filters; empty form fields filter nothing. */
export const ProjectsQuery = z
  .object({
    q: searchText,
    lang: optionalChoice(LANGS),
    city: optionalText(LINE_MAX),
    type: optionalChoice(PROJECT_TYPES),
    status: optionalChoice(PROJECT_STATUSES),
    beds,
    areaMin: area,
    areaMax: area,
    priceMin: price,
    priceMax: price,
    /** Of the two prices; without it amounts of every currency count. */
    currency: optionalCurrency,
    featured: typedBoolean.optional(),
    limit: optionalNumber({ min: 1, max: PAGE_SIZE_MAX, whole: true }),
    ...paging,
  })
  .transform(({ limit, ...query }) => {
    const [areaMin, areaMax] = orderRange(query.areaMin, query.areaMax);
    const [priceMin, priceMax] = orderRange(query.priceMin, query.priceMax);
    return { ...query, areaMin, areaMax, priceMin, priceMax, size: limit ?? query.size };
  });
export type ProjectsQuery = z.infer<typeof ProjectsQuery>;
