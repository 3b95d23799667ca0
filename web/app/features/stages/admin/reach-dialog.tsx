import { nameOf } from '@diyar/contract/rules/localized';
import type { ReachPreview, Stage } from '@diyar/contract/stages';
import { useState } from 'react';
import { Money } from '~/features/ledger/admin/money.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { companyDay } from '~/lib/admin/dates.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { LoadError } from '~/ui/admin/feedback/load-error.tsx';
import { DateField } from '~/ui/admin/fields/date-field.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { Dialog } from '~/ui/admin/overlays/dialog.tsx';
import { useReach, useReachPreview } from './stages-api.ts';

type Props = { projectId: number; stage: Stage; name: string; onClose: () => void };

/** What it does first, counted by the server for the chosen day; the press is refused where that is no longer so. */
export function ReachDialog({ projectId, stage, name, onClose }: Props) {
  const { stages: t } = useAdminTexts();
  const errorText = useErrorText();
  const isBack = stage.reachedOn !== null;
  const [on, setOn] = useState<string | null>(isBack ? null : companyDay());
  const preview = useReachPreview(stage.id, on);
  const reach = useReach(projectId, stage.id);
  // the day was cleared: there is nothing to press yet
  const shown = !isBack && on === null ? undefined : preview.data;

  async function press() {
    if (!shown) return;
    try {
      await reach.mutateAsync({ on, digest: shown.digest });
      showToast({ kind: 'success', title: isBack ? t.takenBack : t.reachedDone, detail: name });
      onClose();
    } catch {
      // somebody was faster, or paid: what it would do now
      void preview.refetch();
    }
  }
  const title = isBack ? t.takeBackTitle(name) : t.reachTitle(name);
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      isDismissable={!reach.isPending}
      footer={
        <>
          <Button autoFocus isDisabled={reach.isPending} onPress={onClose}>
            {t.notNow}
          </Button>
          <span className="grow" />
          <Button
            variant="primary"
            isPending={reach.isPending}
            isDisabled={!shown || preview.isFetching}
            onPress={() => void press()}
          >
            {isBack ? t.takeBack : t.reach}
          </Button>
        </>
      }
    >
      {!isBack && <DateField label={t.on} isRequired value={on} onChange={setOn} />}
      {reach.error && (
        <p className="problem" role="alert">
          <Icon name="warning-circle" />
          {t.failed}: {errorText(reach.error)}
        </p>
      )}
      {preview.error && !shown ? (
        <LoadError
          title={t.loadFailed}
          error={preview.error}
          onRetry={() => void preview.refetch()}
          isRetrying={preview.isFetching}
        />
      ) : shown ? (
        <Effects shown={shown} isBack={isBack} onToday={() => setOn(shown.today)} />
      ) : (
        <p className="note" role="status">
          {t.counting}
        </p>
      )}
    </Dialog>
  );
}

type EffectsProps = { shown: ReachPreview; isBack: boolean; onToday: () => void };

function Effects({ shown, isBack, onToday }: EffectsProps) {
  const { stages: t } = useAdminTexts();
  const { lang } = useLanguage();
  const { before, deals, lines, sums, late, lateToday } = shown;
  return (
    <div className="stages-effects" aria-live="polite">
      {!isBack && before.length > 0 && (
        <p className="stages-warning">
          <Icon name="warning-circle" />
          {t.outOfOrder(before.map((stage) => nameOf(stage, lang)).join(lang === 'ar' ? '، ' : ', '))}
        </p>
      )}
      {lines === 0 ? (
        <p>{t.noLines}</p>
      ) : (
        <>
          <p>{isBack ? t.waitAgain : t.becomeDue}</p>
          <dl className="stages-sums" aria-label={t.whatItDoes}>
            <Fact name={t.deals}>{deals}</Fact>
            <Fact name={t.linesOfPlans}>{lines}</Fact>
            {sums.map(({ currency, amount }) => (
              <Fact key={currency} name={t.sum(currency)}>
                <Money amount={amount} currency={currency} />
              </Fact>
            ))}
            <Fact name={isBack ? t.lateSoFar : t.lateAtOnce}>{late}</Fact>
          </dl>
          {!isBack && late > lateToday && (
            <p className="stages-today">
              {t.withToday(lateToday)} <TextButton onPress={onToday}>{t.takeToday}</TextButton>
            </p>
          )}
        </>
      )}
    </div>
  );
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd dir="ltr">{children}</dd>
  </div>
);
