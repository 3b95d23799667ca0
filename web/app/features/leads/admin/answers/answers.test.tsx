import type { AnswerTemplate } from '@diyar/contract/answer-templates';
import type { Lead } from '@diyar/contract/leads';
import type { Project } from '@diyar/contract/projects';
import { dealId } from '@diyar/contract/rules/ids';
import type { Unit } from '@diyar/contract/units';
import { expect, test } from 'vitest';
import { readKey } from '~/lib/admin/use-read.ts';
import { renderScreen } from '~/testing/render-screen.tsx';
import { detailOf, layan, omar } from '../leads-testing.ts';
import { AnswerBox } from './answer-box.tsx';
import { answerValues, likelyKind, nearestUnits } from './answer-values.ts';
import { MessageLead } from './lead-card.tsx';
import { TemplateForm } from './template-dialog.tsx';
import { TemplatesScreen } from './templates-screen.tsx';

const templatesKey = readKey('GET /admin/answer-templates', {});

const words = (html: string) => html.replace(/<[^>]+>/g, '').replace(/[\u2068\u2069]/g, '');

const template = (
  id: number,
  kind: AnswerTemplate['kind'],
  bodyEn: string,
  bodyAr: string,
): AnswerTemplate => ({
  id,
  version: 1,
  kind,
  nameEn: `Answer ${id}`,
  nameAr: `رد ${id}`,
  bodyEn,
  bodyAr,
});
const TEMPLATES = [
  template(1, 'price', '{unit} costs {price}. It has {area}.', 'ثمن {unit} هو {price}.'),
  template(2, 'taken', 'Sorry {name}, {unit} is gone. Free: {others}.', 'عذرًا {name}، لم تعد {unit} متاحة.'),
  template(3, 'viewingConfirm', 'See you on {day}.', 'نلتقي {day}.'),
];

const unit = (id: number, sizeSqm: number, price: number | null, isAvailable = true) =>
  ({ id, sizeSqm, price, currency: 'USD', isAvailable, unitLabelEn: `U-${id}`, unitLabelAr: '' }) as Unit;

test('the nearest free units come first, without the one that was asked for', () => {
  const units = [
    unit(31, 152, 164_000),
    unit(1, 90, 90_000),
    unit(2, 150, 160_000),
    unit(3, 152, 165_000, false),
  ];
  expect(nearestUnits(units, layan.unit).map(({ id }) => id)).toEqual([2, 1]);
});

test('the kind that was probably asked for', () => {
  expect(likelyKind(layan, true)).toBe('taken');
  const free = { unit: layan.unit && { ...layan.unit, status: 'available' as const } };
  expect([likelyKind(free, true), likelyKind(free, false), likelyKind(omar, false)]).toEqual([
    'viewing',
    'price',
    'general',
  ]);
});

test('values are in the language of the answer; a missing one is empty', () => {
  const known = { lead: layan, staff: 'Dina', company: undefined, site: 'https://diyar.example/' };
  const project = { units: [unit(2, 150, null)], address: {} } as unknown as Project;
  const values = answerValues({ ...known, lang: 'en', project: { ...project, address: address() } });
  expect(values).toMatchObject({
    name: 'ليان سمارة',
    price: '\u2068USD 164,000\u2069',
    area: '152 m²',
    link: 'https://diyar.example/properties/olive-terraces?unit=31',
    others: '\u2068U-2\u2069 (150 m²)',
    day: '',
  });
  const lead = { ...omar, viewingAt: '2026-11-17T14:30:00.000Z' };
  expect(answerValues({ ...known, lead, lang: 'ar', project: undefined })).toMatchObject({
    day: 'الثلاثاء، 17 تشرين الثاني',
    time: '16:30',
    link: '',
    unit: '',
  });
});

const address = () =>
  ({
    streetEn: '',
    streetAr: '',
    blockEn: '',
    blockAr: '',
    cityEn: '',
    cityAr: '',
    countryEn: '',
    countryAr: '',
  }) as Project['address'];

const answerTo = (lead: Lead, text: string) =>
  renderScreen(<AnswerBox lead={lead} question={{ text, isViewing: false, name: '', phone: '' }} isOpen />, {
    answers: [[templatesKey, { items: TEMPLATES }]],
  });

test('a unit that is gone is answered so, in the language of the question, with the filled words marked', () => {
  const html = answerTo(layan, 'هل ما زالت متاحة؟');
  expect(words(html)).toContain('عذرًا ليان سمارة، لم تعد B-204 متاحة.');
  expect(html).toMatch(/<mark[^>]*><bdi>ليان سمارة/);
  expect(html).toContain(`https://wa.me/970598124471?text=${encodeURIComponent('عذرًا ليان سمارة')}`);
  expect(html).not.toContain('Did you send it?');
  // no viewing is planned, so there is none to confirm
  expect(html).not.toContain('Answer 3');
});

test('a unit without a price drops the sentence about it', () => {
  const free = layan.unit && { ...layan.unit, status: 'available' as const, price: null };
  const html = words(answerTo({ ...layan, unit: free }, 'What does it cost?'));
  expect(html).toContain('It has 152 m².');
  expect(html).not.toContain('costs');
});

test('beside a message stands its lead', () => {
  const deal = { id: dealId(77), stage: 'held', buildingId: 4, units: 'B-204', soldNo: null };
  const html = renderScreen(
    <MessageLead leadId={layan.id} question={{ text: 'Hello', isViewing: false, name: 'حسام', phone: '' }} />,
    {
      answers: [
        [['GET /admin/leads/{id}', { params: { id: layan.id } }], detailOf(layan, { deal })],
        [templatesKey, { items: TEMPLATES }],
      ],
    },
  );
  for (const text of ['Offer', 'Answer her proposal', 'Dina Shehadeh', 'Open the lead'])
    expect(words(html)).toContain(text);
  expect(html).toContain('href="/admin/leads?lead=12"');
  expect(html).toContain('href="/admin/deals/77"');
});

test('the prepared answers by kind; one with a field that nothing fills says so', () => {
  const html = renderScreen(<TemplatesScreen />, {
    lang: 'ar',
    answers: [[templatesKey, { items: TEMPLATES }]],
  });
  for (const text of ['لم تعد متاحة', 'السعر', 'رد 1', 'معاينة: تأكيد']) expect(words(html)).toContain(text);
  const wrong = template(9, 'general', 'Hello {nam}', 'مرحبًا {name}');
  const form = renderScreen(<TemplateForm old={wrong} onClose={() => {}} />);
  expect(words(form)).toContain('Nothing fills in {nam}.');
  expect(words(form)).toContain('مرحبًا Layan');
});
