import type { Person } from '@diyar/contract/persons';
import type { LeadId } from '@diyar/contract/rules/ids';
import { useRef, useState } from 'react';
import { useAddEntry } from '~/features/leads/admin/lead/lead-calls.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { useShortcut } from '~/lib/admin/shortcuts.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { Button, buttonClass, Inside } from '~/ui/admin/buttons/button.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { Dialog, DialogFooter } from '~/ui/admin/overlays/dialog.tsx';
import { telHref } from '~/ui/admin/values/tel-link.tsx';

type Props = { person: Person; phone: string | null; leadOf: () => Promise<LeadId> };

/** Hands the number to the dialler, then asks once whether they were reached. */
export function CallPerson({ person, phone, leadOf }: Props) {
  const { personsActions: t, leadsAnswers } = useAdminTexts();
  const errorText = useErrorText();
  const [at, setAt] = useState<string | null>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const add = useAddEntry(leadOf);
  useShortcut('c', () => link.current?.click(), { label: t.call, isEnabled: phone !== null });
  if (phone === null)
    return (
      <Button icon="phone" disabledReason={t.noPhone}>
        {t.call}
      </Button>
    );
  const note = (outcome: 'reached' | 'noAnswer') =>
    add.mutate(
      { kind: 'call', outcome, at },
      {
        onSuccess: () => {
          setAt(null);
          showToast({ kind: 'success', title: leadsAnswers.callNoted });
        },
      },
    );
  return (
    <>
      <a
        ref={link}
        className={buttonClass({})}
        href={telHref(phone)}
        onClick={() => setAt(new Date().toISOString())}
      >
        <Inside icon="phone">{t.call}</Inside>
      </a>
      <Dialog
        isOpen={at !== null}
        onClose={() => setAt(null)}
        size="s"
        title={t.called(person.name || person.phone)}
      >
        {add.isError && (
          <p className="problem" role="alert">
            <Icon name="warning-circle" />
            {leadsAnswers.callFailed}: {errorText(add.error)}
          </p>
        )}
        <DialogFooter>
          <Button isDisabled={add.isPending} onPress={() => setAt(null)}>
            {leadsAnswers.notCalled}
          </Button>
          <span className="grow" />
          <Button isDisabled={add.isPending} onPress={() => note('noAnswer')}>
            {leadsAnswers.noAnswer}
          </Button>
          <Button
            variant="primary"
            icon="check"
            autoFocus
            isDisabled={add.isPending}
            onPress={() => note('reached')}
          >
            {leadsAnswers.reached}
          </Button>
        </DialogFooter>
      </Dialog>
    </>
  );
}
