import type { NextOfPerson } from '@diyar/contract/persons';
import { useState } from 'react';
import { NextStepForm } from '~/features/leads/admin/lead/next-step-form.tsx';
import { useLead } from '~/features/leads/admin/leads-api.ts';
import { useLeadChanges } from '~/features/leads/admin/use-lead-changes.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { Dialog, DialogBody } from '~/ui/admin/overlays/dialog.tsx';

type Step = { version: number; nextStep: string; nextOn: string | null };

/** Done, or on another day. */
export function NextStepActions({ next }: { next: NextOfPerson }) {
  const { personsActions: t, ui } = useAdminTexts();
  const errorText = useErrorText();
  const [isMoving, setMoving] = useState(false);
  const { data: lead } = useLead(isMoving ? next.leadId : null);
  const changes = useLeadChanges();
  const save = useWrite({
    mutationFn: (body: Step) => api('PATCH /admin/leads/{id}', { params: { id: next.leadId }, body }),
    onError: (error) => showToast({ kind: 'failure', title: `${t.failed}: ${errorText(error)}` }),
    meta: { isDoneWhenShown: true },
  });
  const done = () =>
    save.mutate(
      { version: next.leadVersion, nextStep: '', nextOn: null },
      {
        onSuccess: ({ version }) =>
          showToast({
            kind: 'success',
            title: t.stepDone,
            detail: next.text,
            action: {
              label: ui.undo,
              isUndo: true,
              run: () => save.mutate({ version, nextStep: next.text, nextOn: next.on }),
            },
          }),
      },
    );
  if (next.viewingId !== null) return null;
  return (
    <>
      <Button size="s" icon="check" isPending={save.isPending} onPress={done}>
        {t.done}
      </Button>
      <Button size="s" variant="quiet" onPress={() => setMoving(true)}>
        {t.postpone}
      </Button>
      <Dialog
        isOpen={isMoving && lead !== undefined}
        onClose={() => setMoving(false)}
        size="s"
        title={t.stepTitle}
      >
        <DialogBody>
          {lead && <NextStepForm lead={lead} changes={changes} onDone={() => setMoving(false)} />}
        </DialogBody>
      </Dialog>
    </>
  );
}
