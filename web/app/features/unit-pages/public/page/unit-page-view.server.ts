import type { BuildingPlace } from '@diyar/contract/public-reads';
import type { Lang } from '@diyar/contract/rules/language';
import { figuresText } from '@diyar/contract/rules/money-text';
import { formatPrice, type Price, signOf } from '~/i18n/price.ts';
import { planOf } from './pay-plan-of.ts';
import type { PayPlanView } from './pay-plan-view.server.ts';
import { unitTexts } from './unit-texts.ts';

type Source = { price: Price | null; plan: PayPlanView | null; place: BuildingPlace | undefined };

/** An amount inside a sentence of either direction. */
const isolated = (amount: string) => `\u2066${amount}\u2069`;

/** The words of the unit's page that no dictionary has. */
export function unitWords({ price, plan, place }: Source, lang: Lang) {
  const t = unitTexts[lang];
  const usual = plan && planOf(plan, '');
  const payments = usual?.groups.find(({ kind }) => kind === 'payments');
  const every = usual?.plan.steps.find(({ step }) => step === 'monthly')?.everyMonths;
  const least =
    payments && price && isolated(signOf(price.currency) + figuresText(payments.amount, price.currency));
  return {
    price: t.price,
    shownPrice: price ? formatPrice(price) : t.onRequest,
    monthly: least ? (every === 1 ? t.fromAMonth(least) : t.fromEvery(least)) : '',
    where: place ? t.where : '',
    similar: t.similar,
  };
}

export type UnitWords = ReturnType<typeof unitWords>;
