/** What a prepared answer is for. The last three go with a viewing. */
export const ANSWER_KINDS = [
  'general',
  'price',
  'viewing',
  'location',
  'payment',
  'taken',
  'viewingConfirm',
  'viewingMove',
  'viewingDecline',
] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** What can stand in braces in a template, {name} say. */
export const ANSWER_FIELDS = [
  'name',
  'staff',
  'company',
  'project',
  'unit',
  'price',
  'area',
  'link',
  'others',
  'day',
  'time',
  'place',
] as const;
export type AnswerField = (typeof ANSWER_FIELDS)[number];
export type AnswerValues = Partial<Record<AnswerField, string>>;

/** A piece of the filled text; `field` names what it came from, so that a screen can mark it. */
export type AnswerPart = { text: string; field: AnswerField | null };

const FIELD = /\{([a-z]+)\}/g;
/** Behind the end of a sentence, before the space that follows; a line is a sentence too. */
const SENTENCES = /(?<=[.!?؟])(?=\s)|(?<=\n)/;

const isField = (name: string): name is AnswerField => ANSWER_FIELDS.some((field) => field === name);

const fieldsOf = (text: string): AnswerField[] =>
  [...text.matchAll(FIELD)].flatMap(([, name = '']) => (isField(name) ? [name] : []));

/** Names in braces that nothing fills, to tell whoever writes a template. */
export const unknownFields = (text: string): string[] =>
  [...text.matchAll(FIELD)].flatMap(([, name = '']) => (isField(name) ? [] : [name]));

function partsOf(sentence: string, values: AnswerValues): AnswerPart[] {
  const parts: AnswerPart[] = [];
  let end = 0;
  for (const match of sentence.matchAll(FIELD)) {
    const name = match[1] ?? '';
    if (!isField(name)) continue;
    parts.push(
      { text: sentence.slice(end, match.index), field: null },
      { text: values[name] ?? '', field: name },
    );
    end = match.index + match[0].length;
  }
  return [...parts, { text: sentence.slice(end), field: null }].filter(({ text }) => text !== '');
}

/** A sentence that speaks of something unknown is left out: nobody is told that a flat costs nothing. */
export function fillAnswer(template: string, values: AnswerValues): AnswerPart[] {
  return template
    .replaceAll('\r\n', '\n')
    .split(SENTENCES)
    .filter((sentence) => fieldsOf(sentence).every((field) => (values[field] ?? '') !== ''))
    .flatMap((sentence) => partsOf(sentence, values));
}

export const answerText = (parts: readonly AnswerPart[]): string =>
  parts
    .map(({ text }) => text)
    .join('')
    .replace(/\n[^\S\n]+/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
