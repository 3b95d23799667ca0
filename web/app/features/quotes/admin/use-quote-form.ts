import type { TrackedUnit } from '@diyar/contract/buildings';
import { QuoteInput } from '@diyar/contract/quotes';
import type { ApartmentNo } from '@diyar/contract/rules/ids';
import type { Lang } from '@diyar/contract/rules/language';
import { useState } from 'react';
import {
  fieldOf,
  pricedUnits,
  readTerms,
  type TermsProblems,
  type TypedTerms,
} from '~/features/ledger/admin/forms/terms.ts';
import { formatIn } from '~/features/ledger/admin/money.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { type Buyer, usePersonFor } from '~/lib/admin/buyer.ts';
import { newKey } from '~/lib/admin/new-key.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { fieldErrors } from '~/lib/api/api-error.ts';
import { useSavedForm } from '~/ui/admin/form/use-saved-form.ts';
import { useMakeQuote } from './quotes-api.ts';

const Typed = QuoteInput.omit({ terms: true, key: true });

/** The prices that the units are listed for, in the home's currency. */
const listed = (units: readonly TrackedUnit[], currency: TypedTerms['currency']) =>
  Object.fromEntries(
    units.flatMap((unit) =>
      unit.price && unit.currency === currency ? [[unit.id, formatIn(unit.price, currency)]] : [],
    ),
  );

type Options = {
  buildingId: number;
  home: TrackedUnit;
  units: readonly TrackedUnit[];
  /** The company's day two weeks from now. */
  validUntil: string;
  lang: Lang;
  /** Whom it is for, if somebody is known: a lead. */
  buyer: Buyer;
};

export function useQuoteForm({ buildingId, home, units, validUntil, lang, buyer }: Options) {
  const { quotes: t } = useAdminTexts();
  const personFor = usePersonFor();
  const [key] = useState(newKey);
  const [further, setFurther] = useState<ApartmentNo[]>([]);
  const [problems, setProblems] = useState<TermsProblems>({});
  const [terms, setTerms] = useState<TypedTerms>(() => {
    const currency = home.currency ?? 'USD';
    return { currency, prices: listed([home], currency), discount: '', plan: [] };
  });
  const make = useMakeQuote(buildingId);
  const ids = [home.id, ...further];

  const changeFurther = (next: ApartmentNo[]) => {
    setFurther(next);
    const prices = listed(
      units.filter(({ id }) => next.includes(id)),
      terms.currency,
    );
    setTerms({ ...terms, prices: { ...prices, ...terms.prices } });
  };

  /** The server's errors of the terms, at the fields they were typed into. */
  const placeTermErrors = (error: unknown) => {
    const found: TermsProblems = {};
    for (const [path, message] of Object.entries(fieldErrors(error)))
      if (path.startsWith('terms.'))
        found[fieldOf(path.split('.').slice(1), pricedUnits(terms, ids))] = message;
    setProblems(found);
    return Object.keys(found).length > 0;
  };

  const form = useSavedForm({
    schema: Typed,
    labels: t,
    values: { ...buyer, lang, validUntil, note: '' },
    save: (typed) => {
      const read = readTerms(terms, ids);
      setProblems(
        read.terms === null && Object.keys(read.problems).length === 0
          ? { [`prices.${home.id}`]: 'required' }
          : read.problems,
      );
      return read.terms && make.mutateAsync({ ...typed, personId: personFor(typed), terms: read.terms, key });
    },
    onSaved: ({ number }) => showToast({ kind: 'success', title: t.made(number) }),
    failed: t.makeFailed,
    place: placeTermErrors,
  });
  return { form, made: make.data, terms, setTerms, problems, further, changeFurther, ids };
}
