import type { Lang } from '@diyar/contract/rules/language';
import type { ProjectDraft } from './project.ts';

/** The bilingual texts of the project itself, in the order of the form and the review. */
export const TEXTS = ['name', 'description', 'street', 'block', 'city', 'country'] as const;
export type TextName = (typeof TEXTS)[number];

export const SUFFIX = { en: 'En', ar: 'Ar' } as const;

const isOwn = (name: TextName): name is 'name' | 'description' => name === 'name' || name === 'description';

export const textOf = (draft: ProjectDraft, name: TextName, lang: Lang): string =>
  isOwn(name) ? draft[`${name}${SUFFIX[lang]}`] : draft.address[`${name}${SUFFIX[lang]}`];

export function withText(draft: ProjectDraft, name: TextName, lang: Lang, value: string): ProjectDraft {
  const field = `${name}${SUFFIX[lang]}`;
  return isOwn(name)
    ? { ...draft, [field]: value }
    : { ...draft, address: { ...draft.address, [field]: value } };
}

/** Its path in the payload, and so in the lists of problems. */
export const textPath = (name: TextName, lang: Lang): string =>
  isOwn(name) ? `i18n.${lang}.${name}` : `address.${name}${SUFFIX[lang]}`;
