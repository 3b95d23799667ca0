import type { Company } from '@diyar/contract/company';
import type { Lead } from '@diyar/contract/leads';
import type { Project } from '@diyar/contract/projects';
import type { AnswerKind, AnswerValues } from '@diyar/contract/rules/answer-template';
import { clockText, momentText } from '@diyar/contract/rules/dates';
import type { Lang } from '@diyar/contract/rules/language';
import { addressLine, labelOf, nameOf } from '@diyar/contract/rules/localized';
import { moneyText } from '@diyar/contract/rules/money-text';
import type { Unit, UnitRef } from '@diyar/contract/units';
import { isolate } from '~/i18n/isolate.ts';
import { formatNumber } from '~/i18n/plural.ts';
import { unitSearch } from '~/lib/search-params.ts';

type Subject = Pick<Lead, 'person' | 'project' | 'unit' | 'viewingAt'>;

/** What usually is asked: a unit that is gone, a viewing, the price of a unit. */
export function likelyKind({ unit }: Pick<Lead, 'unit'>, isViewing: boolean): AnswerKind {
  if (unit && unit.status !== 'available') return 'taken';
  if (isViewing) return 'viewing';
  return unit ? 'price' : 'general';
}

const OTHERS = 3;

/** Free units of the project that are most like this one: by size, then by price. */
export function nearestUnits(units: readonly Unit[], like: UnitRef | null): Unit[] {
  const far = (unit: Unit) =>
    like === null
      ? 0
      : Math.abs(unit.sizeSqm - like.sizeSqm) +
        // a thousand in price weighs as much as a square metre
        Math.abs((unit.price ?? like.price ?? 0) - (like.price ?? unit.price ?? 0)) / 1000;
  return units
    .filter((unit) => unit.isAvailable && unit.id !== like?.id)
    .toSorted((a, b) => far(a) - far(b))
    .slice(0, OTHERS);
}

const area = (m2: number, lang: Lang) => `${formatNumber(m2)} ${lang === 'ar' ? 'م²' : 'm²'}`;

function priceOf(unit: Pick<Unit, 'price' | 'currency'>): string {
  return unit.price === null || unit.currency === null ? '' : isolate(moneyText(unit.price, unit.currency));
}

const oneLine = (unit: Unit, lang: Lang) =>
  `${isolate(labelOf(unit, lang))} (${[area(unit.sizeSqm, lang), priceOf(unit)].filter(Boolean).join(lang === 'ar' ? '، ' : ', ')})`;

type Known = {
  lead: Subject;
  lang: Lang;
  staff: string;
  company: Company | undefined;
  /** With its units, once it is loaded. */
  project: Project | undefined;
  /** Where the site begins: 'https://diyar.example/'. */
  site: string;
};

/** What is known, in the language of the answer. A missing value leaves its sentence out. */
export function answerValues({ lead, lang, staff, company, project, site }: Known): AnswerValues {
  const { unit, viewingAt } = lead;
  const page =
    lead.project && new URL(`properties/${lead.project.slug}${unit ? unitSearch(unit.id) : ''}`, site);
  return {
    name: lead.person.name,
    staff,
    company: company ? nameOf(company, lang, company.name) : '',
    project: lead.project ? nameOf(lead.project, lang) : '',
    unit: unit ? isolate(labelOf(unit, lang)) : '',
    price: unit ? priceOf(unit) : '',
    area: unit ? area(unit.sizeSqm, lang) : '',
    link: page ? page.href : '',
    others: nearestUnits(project?.units ?? [], unit)
      .map((one) => oneLine(one, lang))
      .join(lang === 'ar' ? '، ' : ', '),
    day: viewingAt ? momentText(viewingAt, lang, { weekday: 'long', day: 'numeric', month: 'long' }) : '',
    time: viewingAt ? clockText(viewingAt) : '',
    place: project ? addressLine(project.address, lang) : '',
  };
}
