import type { Lead } from '@diyar/contract/leads';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { readKey, useRead } from '~/lib/admin/use-read.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';
import { ownAnswer } from '~/lib/api/own-answer.ts';

export const todayKey = readKey('GET /admin/today', {});
const read = ownAnswer<Lead>;

export const useToday = () => useRead('GET /admin/today', {});

/** A lead that nobody has becomes the reader's; somebody who was faster is named. */
export function useTake(name: string) {
  const { today: t } = useAdminTexts();
  const errorText = useErrorText();
  return useWrite({
    mutationFn: (lead: Lead) => api('POST /admin/leads/{id}/take', { params: { id: lead.id }, read }),
    onSuccess: () => void showToast({ kind: 'success', title: t.taken(name) }),
    onError: (error) =>
      void showToast({ kind: 'failure', title: `${t.takeFailed(name)}: ${errorText(error)}` }),
  });
}

type Step = Pick<Lead, 'id' | 'version' | 'nextStep' | 'nextOn'>;

/** The step is done and no longer stands on the lead; undo brings it back. */
export function useStepDone(name: string) {
  const { today: t } = useAdminTexts();
  const errorText = useErrorText();
  const set = ({ id, ...step }: Step) => api('PATCH /admin/leads/{id}', { params: { id }, body: step, read });
  const onError = (error: unknown) =>
    void showToast({ kind: 'failure', title: `${t.doneFailed(name)}: ${errorText(error)}` });
  const undo = useWrite({ mutationFn: set, onError });
  return useWrite({
    mutationFn: ({ id, version }: Step) => set({ id, version, nextStep: '', nextOn: null }),
    onSuccess: ({ id, version }, { nextStep, nextOn }) =>
      void showToast({
        kind: 'success',
        title: t.doneToast(name),
        detail: nextStep,
        action: { label: t.undo, isUndo: true, run: () => undo.mutate({ id, version, nextStep, nextOn }) },
      }),
    onError,
  });
}
