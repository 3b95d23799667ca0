import { isValidPhone, phoneKey } from '@diyar/contract/rules/phone';
import { slugOf } from '@diyar/contract/rules/slug';
import { typesOf } from '@diyar/contract/rules/unit-figures';
import { isWebUrl } from '@diyar/contract/rules/web-url';
import { describe, expect, test } from 'vitest';
import { company, heroSlots, messages, projects, soldRecords, users } from './content/index.ts';
import { reservations } from './content/lacasa.ts';
import type { DemoProject, DemoUnit, UnitReference } from './types.ts';

const find = ({ project, unit }: UnitReference): DemoUnit | undefined =>
  projects.find(({ slug }) => slug === project)?.units.find(({ number }) => number === unit);
const named = (reference: UnitReference) => `${reference.project} ${reference.unit}`;
const sold = new Set(soldRecords.flatMap(({ unit }) => (unit ? [named(unit)] : [])));
const onOffer = ({ slug, units }: DemoProject) =>
  units.filter(({ available, number }) => available && !sold.has(named({ project: slug, unit: number })));

describe('the promised amounts', () => {
  test('six projects, of which some are Coming Soon', () => {
    expect(projects.map(({ slug }) => slug).sort()).toEqual([
      'al-bireh-heights',
      'city-gate-offices',
      'jasmine-court',
      'lacasa',
      'olive-terraces',
      'sunrise-villas',
    ]);
    expect(projects.filter(({ featured }) => featured)).toHaveLength(4);
  });

  test('twelve hero slots, each with the picture cut for its width', () => {
    expect(heroSlots.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(heroSlots.map(({ file }) => file)).toEqual(
      ['desktop', 'tablet', 'mobile'].flatMap((width) => [1, 2, 3, 4].map((n) => `hero/${width}-${n}.jpg`)),
    );
    expect(heroSlots.map(({ position }) => position)).toEqual([1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4]);
  });

  test('25 messages, 8 sold records, five accounts', () => {
    expect(messages).toHaveLength(25);
    expect(soldRecords).toHaveLength(8);
    expect(users.map(({ username, password }) => [username, password])).toEqual([
      ['superadmin', 'superadmin-demo'],
      ['admin', 'admin-demo'],
      ['lacasa', 'lacasa-demo'],
      ['sales', 'sales-demo'],
      ['accountant', 'accountant-demo'],
    ]);
  });
});

describe.each(projects.map((project) => [project.slug, project] as const))('%s', (_, project) => {
  test('has a slug from its name, a place near Ramallah and dates in order', () => {
    expect(slugOf(project.name.en)).toBe(project.slug);
    expect(Math.abs(project.address.lat - 31.9)).toBeLessThan(0.1);
    expect(Math.abs(project.address.lng - 35.2)).toBeLessThan(0.05);
    expect(isWebUrl(project.address.googleMapsUrl)).toBe(true);
    expect(project.address.googleMapsUrl).toContain(`${project.address.lat},${project.address.lng}`);
    expect(project.launchDate < project.handoverDate).toBe(true);
  });

  test('is described in two or three paragraphs in each language, the same number in both', () => {
    const [en, ar] = [project.description.en.split('\n\n'), project.description.ar.split('\n\n')];
    expect([2, 3]).toContain(en.length);
    expect(ar).toHaveLength(en.length);
  });

  test('has 4 to 14 units with their own numbers, and some on offer', () => {
    const numbers = project.units.map(({ number }) => number);
    expect(numbers.length).toBeGreaterThanOrEqual(4);
    expect(numbers.length).toBeLessThanOrEqual(14);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(onOffer(project).length).toBeGreaterThan(0);
    expect(typesOf(project.units)).toEqual([
      project.slug === 'city-gate-offices' ? 'commercial' : 'residential',
    ]);
    for (const unit of project.units) {
      expect(unit.floor).toBeLessThanOrEqual(project.building.floors);
      expect(unit.label.en.endsWith(` ${unit.number}`)).toBe(true);
      expect(unit.label.ar.endsWith(` ${unit.number}`)).toBe(true);
      if (unit.price) expect(unit.price.amount).toBeGreaterThan(0);
    }
  });

  test('has features, each icon once', () => {
    const icons = project.features.map(({ icon }) => icon);
    expect(icons.length).toBeGreaterThanOrEqual(6);
    expect(new Set(icons).size).toBe(icons.length);
  });
});

test('prices come in all three currencies, and some units have none', () => {
  const prices = projects.flatMap(({ units }) => units.map(({ price }) => price));
  expect(new Set(prices.map((price) => price?.currency ?? null))).toEqual(
    new Set(['USD', 'ILS', 'JOD', null]),
  );
});

describe('references', () => {
  test('a viewing request names a unit that is on offer', () => {
    for (const { source, about } of messages) {
      expect(source).toBe(about ? 'viewing' : 'contact');
      if (!about) continue;
      expect(find(about)?.available, named(about)).toBe(true);
      expect(sold.has(named(about)), named(about)).toBe(false);
    }
  });

  test('a sold record names a real unit at most once, with its switch on', () => {
    const references = soldRecords.flatMap(({ unit }) => (unit ? [unit] : []));
    expect(references.length).toBeGreaterThan(0);
    expect(references.length).toBeLessThan(soldRecords.length);
    expect(sold.size).toBe(references.length);
    for (const reference of references) expect(find(reference)?.available, named(reference)).toBe(true);
  });

  test('the LaCasa units on offer are the free apartments of the tracker', () => {
    const reserved = new Set(reservations.map(({ apartment }) => apartment));
    const lacasa = projects.find(({ slug }) => slug === 'lacasa');
    // a deal takes them off the site, and nothing else has to be undone when it is cancelled
    expect(lacasa?.units.every(({ available }) => available)).toBe(true);
    expect(lacasa?.units.filter(({ number }) => !reserved.has(number))).toHaveLength(8);
  });
});

describe('the inbox', () => {
  test('holds read and unread, both languages, contact and viewing, newest first', () => {
    expect(messages.filter(({ read }) => !read)).toHaveLength(8);
    expect(messages.filter(({ source }) => source === 'viewing').length).toBeGreaterThanOrEqual(8);
    expect(new Set(messages.map(({ language }) => language))).toEqual(new Set(['ar', 'en']));
    const ages = messages.map(({ minutesAgo }) => minutesAgo);
    expect(ages).toEqual([...ages].sort((a, b) => a - b));
  });

  test('has senders without a phone, who can be answered by mail', () => {
    const silent = messages.filter(({ phone }) => phone === '');
    expect(silent.length).toBeGreaterThanOrEqual(2);
    for (const { email } of silent) expect(email).toMatch(/@example\.com$/);
  });

  test('has one person under four spellings of one number', () => {
    const spellings = messages
      .filter(({ phone }) => phoneKey(phone) === '590124471')
      .map(({ phone }) => phone);
    expect(new Set(spellings).size).toBe(4);
  });
});

test('every phone is valid', () => {
  const phones = [
    company.phone,
    ...users.map(({ phone }) => phone),
    ...messages.map(({ phone }) => phone).filter((phone) => phone !== ''),
    ...soldRecords.map(({ buyerPhone }) => buyerPhone),
    ...reservations.map(({ phone }) => phone),
  ];
  expect(phones.filter((phone) => !isValidPhone(phone))).toEqual([]);
});
