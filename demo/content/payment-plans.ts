import type { PlanTemplatesInput } from '../../contract/src/plan-templates.ts';

type Template = PlanTemplatesInput['items'][number];
type Step = Template['steps'][number];

const step = (when: Step['step'], percent: number, count = 1, everyMonths = 1): Step => ({
  step: when,
  percent,
  count,
  everyMonths,
});

/** By the slug of the building. */
export const paymentPlans: Record<string, Template[]> = {
  lacasa: [
    {
      nameEn: '20% and 36 instalments',
      nameAr: 'دفعة 20% و36 قسطًا',
      isPublic: true,
      steps: [step('signing', 20), step('monthly', 70, 36), step('handover', 10)],
    },
  ],
  'al-bireh-heights': [
    {
      nameEn: 'A third now, the rest every quarter',
      nameAr: 'ثلث الآن والباقي كل ثلاثة أشهر',
      isPublic: true,
      steps: [step('signing', 33.34), step('monthly', 56.66, 8, 3), step('handover', 10)],
    },
  ],
};
