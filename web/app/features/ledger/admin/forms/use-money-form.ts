import type { DealLedger, PaperRef } from '@diyar/contract/ledger';
import { useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { newKey } from '~/lib/admin/new-key.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { useSavedForm } from '~/ui/admin/form/use-saved-form.ts';
import { type LedgerChange, useLedgerChange } from '../ledger-api.ts';
import { figuresResolver, type MoreProblems } from './read-figure.ts';

type Options<Input extends FieldValues, Output> = {
  ledger: DealLedger;
  schema: z.ZodType<Output, Input>;
  /** What only the screen knows to be wrong. */
  problems?: MoreProblems<Input>;
  values: DefaultValues<Input>;
  /** The call; `key` is the same for every press of an opened form, so that it is stored once. */
  change: (typed: Output, seen: { key: string; version: number }) => LedgerChange;
  /** Where the payload has the fields of the form: 'entry'. */
  within?: string;
  done: string | ((typed: Output) => string);
  onDone: (ledger: DealLedger) => void;
};

/** The receipt or voucher that a write has made, the first of several. */
function newPaper(before: DealLedger, after: DealLedger): PaperRef | null {
  const known = new Set(before.entries.map(({ id }) => id));
  const made = after.entries.filter(({ id, paper }) => paper && !known.has(id)).sort((a, b) => a.id - b.id);
  return made[0]?.paper ?? null;
}

/** A form about a deal's money. */
export function useMoneyForm<Input extends FieldValues, Output>(options: Options<Input, Output>) {
  const { ledger, schema, problems, values, change, within, done, onDone } = options;
  const { ledger: t } = useAdminTexts();
  const navigate = useNavigate();
  const [key] = useState(newKey);
  const write = useLedgerChange(ledger.deal.id);
  return useSavedForm({
    schema,
    resolver: figuresResolver(schema, problems),
    labels: t,
    values,
    within,
    save: (typed) => write.mutateAsync(change(typed, { key, version: ledger.deal.version })),
    onSaved: (updated, typed) => {
      onDone(updated);
      const paper = newPaper(ledger, updated);
      showToast({
        kind: 'success',
        title: typeof done === 'string' ? done : done(typed),
        ...(paper && {
          action: {
            label: t.openPaper[paper.kind](paper.number),
            run: () => void navigate(`/admin/papers/${paper.id}`),
          },
        }),
      });
    },
    failed: t.failed,
    reasonOf: (error) => {
      if (!(error instanceof ApiError)) return undefined;
      return error.status === 0 ? t.lost : error.code === 'stale' ? t.outdated : undefined;
    },
  });
}
