import type { OpenWish } from '@diyar/contract/viewings';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { leadPath } from '~/lib/admin/paths.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { ErrorSummary } from '~/ui/admin/feedback/error-summary.tsx';
import { Dialog } from '~/ui/admin/overlays/dialog.tsx';
import { RelativeTime } from '~/ui/admin/values/relative-time.tsx';
import type { PlanStart } from './use-schedule-form.ts';
import { ViewingText } from './viewing-text.tsx';
import { placeOf, wishText } from './viewing-words.ts';
import { useDeclineWish } from './viewings-api.ts';

type Props = { wishes: readonly OpenWish[]; onPlan: (start: PlanStart) => void };

/** What visitors wished for in the form and nobody has answered: it is no appointment before somebody confirms it. */
export function Wishes({ wishes, onPlan }: Props) {
  const { viewings: t } = useAdminTexts();
  const { lang } = useLanguage();
  const [declined, setDeclined] = useState<OpenWish | null>(null);
  if (wishes.length === 0 && declined === null) return null;
  return (
    <section className="viewings-wishes" aria-labelledby="viewings-wishes">
      <header className="section-head">
        <h2 id="viewings-wishes">{t.wishes}</h2>
        <span className="section-note">{t.wishesWait(wishes.length)}</span>
      </header>
      <ul>
        {wishes.map((wish) => (
          <li key={wish.messageId}>
            <span className="two-lines">
              <strong>{wishText(wish.wish, lang, t)}</strong>
              <small>
                <RelativeTime at={wish.at} />
              </small>
            </span>
            <Link className="two-lines" to={leadPath(wish.leadId)}>
              <strong className="clip" dir="auto">
                {wish.person.name}
              </strong>
              <small className="clip">{placeOf(wish, lang) || t.general}</small>
            </Link>
            <span className="viewings-wishes-actions">
              <Button
                size="s"
                icon="check"
                aria-label={t.of(t.confirm, wish.person.name)}
                onPress={() => onPlan({ wish })}
              >
                {t.confirm}
              </Button>
              <Button
                size="s"
                aria-label={t.of(t.move, wish.person.name)}
                onPress={() => onPlan({ wish, isMove: true })}
              >
                {t.move}
              </Button>
              <Button
                size="s"
                variant="quiet"
                aria-label={t.of(t.decline, wish.person.name)}
                onPress={() => setDeclined(wish)}
              >
                {t.decline}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <Decline wish={declined} onClose={() => setDeclined(null)} />
    </section>
  );
}

function Decline({ wish, onClose }: { wish: OpenWish | null; onClose: () => void }) {
  const { viewings: t, ui } = useAdminTexts();
  const errorText = useErrorText();
  const decline = useDeclineWish();
  const submit = (messageId: number) =>
    decline.mutate(messageId, {
      onSuccess: () => {
        onClose();
        showToast({ kind: 'success', title: t.declined });
      },
    });
  return (
    <Dialog
      isOpen={wish !== null}
      onClose={onClose}
      isDismissable={!decline.isPending}
      title={t.declineTitle}
      footer={
        wish && (
          <>
            <Button variant="quiet" onPress={onClose} isDisabled={decline.isPending}>
              {ui.cancel}
            </Button>
            <span className="grow" />
            <Button
              variant="primary"
              isPending={decline.isPending}
              pendingLabel={t.declining}
              onPress={() => submit(wish.messageId)}
            >
              {t.declineIt}
            </Button>
          </>
        )
      }
    >
      {wish && (
        <>
          {decline.error && <ErrorSummary>{`${t.saveFailed}: ${errorText(decline.error)}`}</ErrorSummary>}
          <p className="note">{t.declineBody}</p>
          <ViewingText kind="viewingDecline" about={{ viewing: null, wish }} />
        </>
      )}
    </Dialog>
  );
}
