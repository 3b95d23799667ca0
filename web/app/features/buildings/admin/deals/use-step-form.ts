import type { TrackedUnit } from '@diyar/contract/buildings';
import type { FieldValues } from 'react-hook-form';
import { showToast } from '~/lib/admin/toasts.ts';
import { useSavedForm } from '~/ui/admin/form/use-saved-form.ts';
import { useDealStep } from './deal-calls.ts';

type Options<Values extends FieldValues, Output, Labels> = Omit<
  Parameters<typeof useSavedForm<Values, Output, TrackedUnit | null, Labels>>[0],
  'save' | 'onSaved'
> & {
  send: (typed: Output) => Promise<TrackedUnit | null> | null;
  done: string;
  onDone?: () => void;
};

/** A form that is a step of a deal. */
export function useStepForm<Values extends FieldValues, Output, Labels>({
  send,
  done,
  onDone,
  ...options
}: Options<Values, Output, Labels>) {
  const step = useDealStep();
  return useSavedForm({
    ...options,
    save: (typed) => {
      const sent = send(typed);
      return sent && step.mutateAsync(() => sent);
    },
    onSaved: () => {
      onDone?.();
      showToast({ kind: 'success', title: done });
    },
  });
}
