import type { TrackedUnit } from '@diyar/contract/buildings';
import { HoldInput } from '@diyar/contract/buildings';
import { idOf, requiredText, text } from '@diyar/contract/fields';
import { requiredDay } from '@diyar/contract/ledger-fields';
import { CO_BUYERS_MAX, LINE_MAX, NAME_MAX, PHONE_MAX } from '@diyar/contract/limits';
import type { Quote } from '@diyar/contract/quotes';
import type { PersonId } from '@diyar/contract/rules/ids';
import { LANGS } from '@diyar/contract/rules/language';
import { useState } from 'react';
import { z } from 'zod';
import { fieldOf, pricedUnits, readTerms, type TermsProblems } from '~/features/ledger/admin/forms/terms.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { companyDay } from '~/lib/admin/dates.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { fieldErrors } from '~/lib/api/api-error.ts';
import { useLanguage } from '~/lib/language.tsx';
import { useSavedForm } from '~/ui/admin/form/use-saved-form.ts';
import type { PathStep } from './doors/open-path.ts';
import { isBeyond, isTaken, isUnanswered, type Sent, usePathStep } from './path-calls.ts';
import type { PathData } from './path-data.ts';
import { numbersOf, type PathTerms, typedTerms } from './terms.ts';

const Typed = z.object({
  name: text(NAME_MAX),
  phone: text(PHONE_MAX),
  lang: z.enum(LANGS),
  validUntil: z.string(),
  note: text(LINE_MAX),
  /** Of a hold; '' is as long as usual. */
  hours: z.string(),
  coBuyers: text(CO_BUYERS_MAX),
  /** The day of the deal. */
  on: z.string(),
  with: z.array(idOf.apartment),
});
export type PathValues = z.input<typeof Typed>;
type Output = z.output<typeof Typed>;

const holdHours = z.string().superRefine((value, ctx) => {
  const read = HoldInput.shape.hours.safeParse(value || undefined);
  for (const { message } of read.error?.issues ?? []) ctx.addIssue({ code: 'custom', message });
});

/** What each step refuses: a field of another step never stands in its way. */
const SCHEMAS: Record<PathStep, z.ZodType<Output, PathValues>> = {
  quote: Typed.extend({ validUntil: requiredDay() }),
  hold: Typed.extend({ hours: holdHours }),
  reserve: Typed.extend({ name: requiredText(NAME_MAX), on: requiredDay() }),
};

type Options = {
  step: PathStep;
  values: PathValues;
  data: PathData;
  /** What it is about; undefined where nothing is free. */
  target: TrackedUnit | undefined;
  terms: PathTerms;
  personFor: (typed: { name: string; phone: string }) => PersonId | null;
  onQuote: (quote: Quote) => void;
  onClaimed: (unit: TrackedUnit) => void;
  /** Somebody was faster: reads again who has it; resolves to whether it is free after all. */
  onTaken: () => Promise<boolean>;
};

/** One form for the three steps, so that nothing typed in one is lost in another. */
export function usePathForm(options: Options) {
  const { step, data, target, terms } = options;
  const { path: t, ledger } = useAdminTexts();
  const { lang: reader } = useLanguage();
  const errorText = useErrorText();
  const [problems, setProblems] = useState<TermsProblems>({});
  const [refused, setRefused] = useState<{ terms: PathTerms; text: string } | null>(null);
  const [isUnknown, setUnknown] = useState(false);
  const [takenText, setTakenText] = useState<string | null>(null);
  const make = usePathStep();

  /** With the units that come along, as far as they are free. */
  const withTerms = ({ with: further, on, lang }: Pick<PathValues, 'with' | 'on' | 'lang'>) => {
    const others = further.flatMap((no) => data.units.find(({ id }) => id === no && id !== target?.id) ?? []);
    const units = target ? [target, ...others] : [];
    const isQuote = step === 'quote';
    const signingOn = (!isQuote && on) || companyDay();
    const around = { units, templates: data.templates, signingOn, labelsIn: isQuote ? lang : reader };
    return { units, signingOn, typed: typedTerms(terms, around) };
  };

  function sentFor({ name, phone, ...values }: Output): Sent | null {
    if (!target) return null;
    const { units, typed } = withTerms(values);
    const at = { buildingId: data.building.id, id: target.id };
    const person = { personId: options.personFor({ name, phone }), name, phone };
    const further = numbersOf(units).slice(1);
    const { note } = values;
    if (step === 'hold') {
      const hours = values.hours === '' ? {} : { hours: values.hours };
      return { step, at, body: { ...person, ...hours, note, with: further } };
    }
    const read = readTerms(typed, numbersOf(units));
    setProblems(read.problems);
    if (Object.keys(read.problems).length > 0) return null;
    const { coBuyers } = values;
    if (step === 'reserve') {
      return { step, at, body: { ...person, coBuyers, note, with: further, terms: read.terms } };
    }
    const { lang, validUntil } = values;
    return (
      read.terms && {
        step,
        at,
        body: { ...person, coBuyers, lang, validUntil, note, terms: { ...read.terms, on: null } },
      }
    );
  }

  /** Errors of the server that the sheet says at their places. */
  function place(error: unknown, values: Output): boolean {
    setUnknown(isUnanswered(error));
    if (isTaken(error)) {
      void options.onTaken().then((isFree) => setTakenText(isFree ? errorText(error) : null));
      return true;
    }
    if (isBeyond(error)) {
      setRefused({ terms, text: errorText(error) });
      return true;
    }
    const { units, typed } = withTerms(values);
    const priced = pricedUnits(typed, numbersOf(units));
    const found: TermsProblems = {};
    for (const [path, message] of Object.entries(fieldErrors(error)))
      if (path.startsWith('terms.')) found[fieldOf(path.split('.').slice(1), priced)] = message;
    setProblems(found);
    return Object.keys(found).length > 0;
  }

  const form = useSavedForm({
    schema: SCHEMAS[step],
    labels: { ...t.fields, on: ledger.dealOn },
    values: options.values,
    save: (typed) => {
      const sent = sentFor(typed);
      setUnknown(false);
      setTakenText(null);
      return sent && make.mutateAsync(sent);
    },
    onSaved: (answer) => {
      if (answer.quote) options.onQuote(answer.quote);
      else options.onClaimed(answer.unit);
    },
    failed: t.failed[step],
    reasonOf: (error) => (isUnanswered(error) && target ? t.noAnswer(target.label) : undefined),
    place,
  });
  const [further, on, lang] = form.watch(['with', 'on', 'lang']);
  const isSaving = form.status === 'pending' || form.status === 'success';
  return {
    form,
    ...withTerms({ with: further, on, lang }),
    problems,
    isUnknown: isUnknown && form.status === 'error',
    /** Why somebody else has to do it; gone as soon as the terms change. */
    refusal: refused?.terms === terms ? refused.text : null,
    /** What the server said, where the units that were read again do not say it. */
    takenText,
    isSaving,
  };
}

export type PathFormState = ReturnType<typeof usePathForm>;
