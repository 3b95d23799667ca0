import type { Lead } from '@diyar/contract/leads';
import { dialDigits } from '@diyar/contract/rules/phone';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { Button, buttonClass, Inside } from '~/ui/admin/buttons/button.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { telHref } from '~/ui/admin/values/tel-link.tsx';
import { useAddEntry } from '../lead/lead-calls.ts';

/** Hands the number to the dialler, then asks once whether they were reached. */
export function CallAnswer({ lead }: { lead: Pick<Lead, 'id' | 'person'> }) {
  const { leadsAnswers: t } = useAdminTexts();
  const errorText = useErrorText();
  const [at, setAt] = useState<string | null>(null);
  const add = useAddEntry(lead.id);
  const { phone } = lead.person;
  if (dialDigits(phone) === null) return null;
  const note = (outcome: 'reached' | 'noAnswer') =>
    add.mutate(
      { kind: 'call', outcome, at },
      {
        onSuccess: () => {
          setAt(null);
          showToast({ kind: 'success', title: t.callNoted });
        },
      },
    );
  return (
    <>
      <a className={buttonClass({})} href={telHref(phone)} onClick={() => setAt(new Date().toISOString())}>
        <Inside icon="phone">{t.call}</Inside>
      </a>
      {at !== null && (
        <section className="answer-called" aria-label={t.calledQuestion}>
          <strong>{t.calledQuestion}</strong>
          <span className="actions">
            <Button icon="check" autoFocus isDisabled={add.isPending} onPress={() => note('reached')}>
              {t.reached}
            </Button>
            <Button isDisabled={add.isPending} onPress={() => note('noAnswer')}>
              {t.noAnswer}
            </Button>
            <Button variant="quiet" isDisabled={add.isPending} onPress={() => setAt(null)}>
              {t.notCalled}
            </Button>
          </span>
          {add.isError && (
            <p className="problem" role="alert">
              <Icon name="warning-circle" />
              {t.callFailed}: {errorText(add.error)}
            </p>
          )}
        </section>
      )}
    </>
  );
}
