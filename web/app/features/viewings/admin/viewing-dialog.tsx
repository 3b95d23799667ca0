import { dayOf } from '@diyar/contract/rules/company-hours';
import { zoneText } from '@diyar/contract/rules/dates';
import type { ViewingStatus } from '@diyar/contract/rules/viewings';
import type { Viewing } from '@diyar/contract/viewings';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { leadPath } from '~/lib/admin/paths.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button, LinkButton } from '~/ui/admin/buttons/button.tsx';
import { ErrorSummary } from '~/ui/admin/feedback/error-summary.tsx';
import { Dialog, DialogBody, DialogFooter } from '~/ui/admin/overlays/dialog.tsx';
import { TelLink } from '~/ui/admin/values/tel-link.tsx';
import type { PlanStart } from './use-schedule-form.ts';
import { ViewingText } from './viewing-text.tsx';
import { longDay, placeOf } from './viewing-words.ts';
import { useChangeViewing } from './viewings-api.ts';
import { timeOf } from './week.ts';

type Props = { viewing: Viewing | null; onClose: () => void; onPlan: (start: PlanStart) => void };

/** One viewing: what it is, what became of it, and the text for the visitor. */
export function ViewingDialog({ viewing, onClose, onPlan }: Props) {
  const { viewings: t } = useAdminTexts();
  const [isText, setText] = useState(false);
  const close = () => {
    setText(false);
    onClose();
  };
  return (
    <Dialog
      isOpen={viewing !== null}
      onClose={close}
      title={isText ? t.textTitle : (viewing?.person.name ?? '')}
    >
      {viewing &&
        (isText ? (
          <DialogBody>
            <ViewingText
              kind={viewing.status === 'cancelled' ? 'viewingDecline' : 'viewingConfirm'}
              about={{ viewing }}
            />
          </DialogBody>
        ) : (
          <ViewingFacts
            viewing={viewing}
            onClose={close}
            onText={() => setText(true)}
            onMove={() => {
              close();
              onPlan({ viewing });
            }}
          />
        ))}
    </Dialog>
  );
}

type FactsProps = { viewing: Viewing; onClose: () => void; onText: () => void; onMove: () => void };

export function ViewingFacts({ viewing, onClose, onText, onMove }: FactsProps) {
  const { viewings: t, words } = useAdminTexts();
  const { lang } = useLanguage();
  const errorText = useErrorText();
  const change = useChangeViewing();
  const set = ({ id, version }: Viewing, status: ViewingStatus) =>
    change.mutate(
      { id, version, status },
      {
        onSuccess: (changed) => {
          onClose();
          if (status !== 'cancelled') return;
          showToast({
            kind: 'success',
            title: t.cancelled,
            detail: viewing.person.name,
            action: { label: t.undo, isUndo: true, run: () => set(changed, 'planned') },
          });
        },
      },
    );
  const isPlanned = viewing.status === 'planned';
  return (
    <>
      <DialogBody>
        {change.error && <ErrorSummary>{`${t.saveFailed}: ${errorText(change.error)}`}</ErrorSummary>}
        <dl className="viewings-facts">
          <div>
            <dt>{t.when}</dt>
            <dd>
              {longDay(dayOf(new Date(viewing.startsAt)), lang)}{' '}
              <bdi dir="ltr">{`${timeOf(viewing.startsAt)}–${timeOf(viewing.endsAt)}`}</bdi>{' '}
              {zoneText(viewing.startsAt, lang)}
              {isPlanned ? '' : ` · ${words.viewingStatuses[viewing.status]}`}
            </dd>
          </div>
          <div>
            <dt>{t.unit}</dt>
            <dd>{placeOf(viewing, lang) || t.general}</dd>
          </div>
          <div>
            <dt>{t.shownBy}</dt>
            <dd>
              <bdi>{viewing.staff.name}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t.person}</dt>
            <dd>
              <bdi>{viewing.person.name}</bdi>{' '}
              {viewing.person.phone && <TelLink phone={viewing.person.phone} />}
            </dd>
          </div>
          {viewing.note && (
            <div>
              <dt>{t.note}</dt>
              <dd dir="auto">{viewing.note}</dd>
            </div>
          )}
        </dl>
        <div className="actions">
          {isPlanned && (
            <Button icon="calendar-blank" onPress={onMove}>
              {t.move}
            </Button>
          )}
          <Button icon="whatsapp-logo" onPress={onText}>
            {t.textFor}
          </Button>
          <LinkButton icon="user" to={leadPath(viewing.leadId)}>
            {t.openLead}
          </LinkButton>
        </div>
      </DialogBody>
      <DialogFooter>
        {isPlanned ? (
          <>
            <Button
              variant="danger-quiet"
              isDisabled={change.isPending}
              onPress={() => set(viewing, 'cancelled')}
            >
              {t.cancel}
            </Button>
            <span className="grow" />
            <Button isDisabled={change.isPending} onPress={() => set(viewing, 'noShow')}>
              {t.markNoShow}
            </Button>
            <Button
              variant="primary"
              icon="check"
              isDisabled={change.isPending}
              onPress={() => set(viewing, 'done')}
            >
              {t.markDone}
            </Button>
          </>
        ) : (
          <Button isDisabled={change.isPending} onPress={() => set(viewing, 'planned')}>
            {t.markPlanned}
          </Button>
        )}
      </DialogFooter>
    </>
  );
}
