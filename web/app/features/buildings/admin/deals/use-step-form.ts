import type { TrackedUnit } from '@diyar/contract/buildings';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { placeServerErrors } from '~/lib/admin/server-errors.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useDealStep } from './deal-calls.ts';

type Outcome = { name: string; done: string; failed: string; onDone: () => void };

/** Sends a form that is a step of a deal. Errors go to their fields; what was typed stays. */
export function useStepForm<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { name, done, failed, onDone }: Outcome,
) {
  const errorText = useErrorText();
  const step = useDealStep(name);
  const run = (send: () => Promise<TrackedUnit | null>) =>
    step.mutate(send, {
      onSuccess: () => {
        onDone();
        showToast({ kind: 'success', title: done });
      },
      onError: (error) => {
        if (!placeServerErrors(form, error))
          form.setError('root', { type: 'server', message: `${failed}: ${errorText(error)}` });
      },
    });
  return { run, status: step.status };
}
