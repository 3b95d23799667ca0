import type { OfferedPlan } from '@diyar/contract/public-reads';
import { dayText } from '@diyar/contract/rules/dates';
import type { Lang } from '@diyar/contract/rules/language';
import { inLanguage } from '@diyar/contract/rules/localized';
import { planLimits } from '@diyar/contract/rules/plan-choice';
import { lineLabel } from '@diyar/contract/rules/plans';
import { afterSigningText, expectedText } from '@diyar/contract/rules/stage-words';
import { dueAfter, type PlanStage } from '@diyar/contract/rules/stages';
import type { Price } from '~/i18n/price.ts';
import { stageKey } from './pay-plan-of.ts';
import { unitTexts } from './unit-texts.ts';

type Source = { plans: OfferedPlan[]; price: Price; today: string; handoverOn: string | null };

/** Of the stages that the plans name; a visitor learns nothing of their days but the month, in words. */
const stagesOf = (plans: readonly OfferedPlan[], today: string): PlanStage[] =>
  [
    ...new Map(
      plans.flatMap(({ stages = [] }) => stages.map((stage) => [stage.id, stage] as const)),
    ).values(),
  ].map((stage) => ({ ...stage, plannedOn: null, reachedOn: stage.reachedOn && today }));

/** By stage and days: what such a line is called, and when it is due. */
function stageTexts(plans: readonly OfferedPlan[], today: string, lang: Lang) {
  const texts: Record<string, { name: string; when: string }> = {};
  for (const { steps, stages = [] } of plans)
    for (const { step, stageId, daysAfter: days = 0 } of steps) {
      const stage = stages.find(({ id }) => id === stageId);
      if (step !== 'stage' || !stage) continue;
      const after = { ...stage, days };
      const { dueOn, waitsFor } = dueAfter(after, today);
      texts[stageKey(after)] = {
        name: lineLabel({ label: '', after: { ...after, days: 0 } }, lang),
        when: waitsFor ? expectedText(dueOn, lang) : afterSigningText(days, lang),
      };
    }
  return texts;
}

/** What the calculator needs to draw the same plan on the server and in the browser. */
export function payPlanView({ plans, price, today, handoverOn }: Source, lang: Lang) {
  const t = unitTexts[lang];
  return {
    price,
    signingOn: today,
    handoverOn,
    lang,
    stages: stagesOf(plans, today),
    stageTexts: stageTexts(plans, today, lang),
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
