import { expect, test } from 'vitest';
import * as content from './content/index.ts';
import { media } from './media.ts';
import type { Bilingual } from './types.ts';

const isBilingual = (value: object): value is Bilingual => 'en' in value && 'ar' in value;

/** Every pair of texts in the demo, with its path. */
function pairs(value: unknown, path: string): [string, Bilingual][] {
  if (typeof value !== 'object' || value === null) return [];
  if (isBilingual(value)) return [[path, value]];
  return Object.entries(value).flatMap(([key, child]) => pairs(child, `${path}.${key}`));
}

const all = [...pairs(content, 'content'), ...pairs(media, 'media')];

/** Unit numbers stay as they are in both languages. */
const withoutCodes = (text: string) => text.replace(/\b(?:[A-Z]|\d+)-\d+\b/g, '');
const tidy = (text: string) => text === text.trim() && text !== '' && !/ {2}| [.,،؟:]/.test(text);

function arabicFaults(text: string): string[] {
  return [
    ...(/\p{Script=Arabic}/u.test(text) ? [] : ['no Arabic letters']),
    ...(/[A-Za-z]/.test(withoutCodes(text)) ? ['Latin letters'] : []),
    ...(/[,;?]/.test(text) ? ['Latin punctuation'] : []),
    ...(/[\u0640\u0660-\u0669]/.test(text) ? ['tatweel or Arabic-Indic digits'] : []),
    ...(tidy(text) ? [] : ['untidy spaces']),
  ];
}

function englishFaults(text: string): string[] {
  return [
    ...(/[A-Za-z]/.test(text) ? [] : ['no Latin letters']),
    ...(/\p{Script=Arabic}/u.test(text) ? ['Arabic letters'] : []),
    ...(tidy(text) ? [] : ['untidy spaces']),
  ];
}

test('the walk finds every text', () => expect(all.length).toBeGreaterThan(300));

test('English is there and is English everywhere', () => {
  expect(all.flatMap(([path, { en }]) => englishFaults(en).map((fault) => `${path}: ${fault}`))).toEqual([]);
});

test('Arabic is there and is Arabic everywhere', () => {
  expect(all.flatMap(([path, { ar }]) => arabicFaults(ar).map((fault) => `${path}: ${fault}`))).toEqual([]);
});

test('a message is written in its own language', () => {
  for (const { language, senderName, body } of content.messages) {
    const faults = language === 'ar' ? arabicFaults : englishFaults;
    expect([senderName, ...faults(senderName), ...faults(body)]).toEqual([senderName]);
  }
});

test('no unit repeats the words of another', () => {
  const units = content.projects.flatMap(({ units }) => units);
  for (const language of ['en', 'ar'] as const) {
    expect(new Set(units.map(({ about }) => about[language])).size).toBe(units.length);
  }
});
