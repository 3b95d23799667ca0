import type { PlanTemplatesInput } from '../../contract/src/plan-templates.ts';

type Template = PlanTemplatesInput['items'][number];
type Step = Template['steps'][number];

const step = (when: Step['step'], percent: number, count = 1, everyMonths = 1): Step => ({
  step: when,
  percent,
  count,
  everyMonths,
});

/** By the slug of the project. */
export const paymentPlans: Record<string, Template[]> = {
  lacasa: [
    {
      nameEn: '20% and 36 instalments',
      nameAr: 'دفعة 20% و36 قسطًا',
      isPublic: true,
      steps: [step('signing', 20), step('monthly', 70, 36), step('handover', 10)],
    },
  ],
  'olive-terraces': [
    {
      nameEn: '30% and 24 months',
      nameAr: 'دفعة 30% و24 شهرًا',
      isPublic: true,
      steps: [step('signing', 30), step('monthly', 50, 24), step('handover', 20)],
    },
    {
      nameEn: 'Half now, the rest every quarter',
      nameAr: 'النصف الآن والباقي كل ثلاثة أشهر',
      isPublic: true,
      steps: [step('signing', 50), step('monthly', 50, 8, 3)],
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

/** Of the projects that have sales in the living demo alone. */
export const livingPlans: Record<string, Template[]> = {
  'jasmine-court': [
    {
      nameEn: '40% and 12 months',
      nameAr: 'دفعة 40% و12 شهرًا',
      isPublic: true,
      steps: [step('signing', 40), step('monthly', 50, 12), step('handover', 10)],
    },
  ],
  'city-gate-offices': [
    {
      nameEn: 'A tenth now, then every half year',
      nameAr: 'العُشر الآن ثم كل ستة أشهر',
      isPublic: true,
      steps: [step('signing', 10), step('monthly', 70, 5, 6), step('handover', 20)],
    },
  ],
  'sunrise-villas': [
    {
      nameEn: 'A tenth now, then every quarter',
      nameAr: 'العُشر الآن ثم كل ثلاثة أشهر',
      isPublic: false,
      steps: [step('signing', 10), step('monthly', 60, 8, 3), step('handover', 30)],
    },
  ],
};
