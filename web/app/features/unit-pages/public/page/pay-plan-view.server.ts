import type { OfferedPlan } from '@diyar/contract/public-reads';
import { dayText } from '@diyar/contract/rules/dates';
import type { Lang } from '@diyar/contract/rules/language';
import { inLanguage } from '@diyar/contract/rules/localized';
import { planLimits } from '@diyar/contract/rules/plan-choice';
import type { Price } from '~/i18n/price.ts';
import { unitTexts } from './unit-texts.ts';

type Source = { plans: OfferedPlan[]; price: Price; today: string; handoverOn: string | null };

/** What the calculator needs to draw the same plan on the server and in the browser. */
export function payPlanView({ plans, price, today, handoverOn }: Source, lang: Lang) {
  const t = unitTexts[lang];
  return {
    price,
    signingOn: today,
    handoverOn,
    lang,
    plans: plans.map(({ nameEn, nameAr, steps }) => {
      const every = steps.find(({ step }) => step === 'monthly')?.everyMonths ?? 1;
      const limits = planLimits(steps);
      return {
        name: inLanguage(nameEn, nameAr, lang),
        steps,
        each: t.each(every),
        months: t.months(every),
        monthsUnit: t.monthsUnit(every),
        note: limits ? t.note(`${limits.down.least}%`, `${limits.down.most}%`) : t.noteFixed,
      };
    }),
    monthNames: Array.from({ length: 12 }, (_, i) =>
      dayText(`2026-${String(i + 1).padStart(2, '0')}-01`, lang, { month: 'long' }),
    ),
    t: {
      title: t.plan,
      hint: t.planHint,
      hintFixed: t.planHintFixed,
      choose: t.choose,
      down: t.down,
      hand: t.hand,
      signing: t.signing,
      payments: t.payments,
      lastPayment: t.lastPayment,
      span: t.span,
      total: t.total,
      lines: t.lines,
      calculate: t.calculate,
      refused: t.refused,
      refusedTogether: t.refusedTogether,
      send: t.send,
      copy: t.copy,
      copied: t.copied,
      print: t.print,
    },
  };
}

export type PayPlanView = ReturnType<typeof payPlanView>;
