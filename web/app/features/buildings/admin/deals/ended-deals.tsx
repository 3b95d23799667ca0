import type { EndedDeal, TrackedUnit } from '@diyar/contract/buildings';
import { END_REASONS } from '@diyar/contract/rules/deals';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { Checkbox } from '~/ui/admin/fields/checkbox.tsx';
import { Dialog, DialogFooter } from '~/ui/admin/overlays/dialog.tsx';
import { RelativeTime } from '~/ui/admin/values/relative-time.tsx';
import { useTracker } from '../tracker.ts';
import { reopenDeal, useDealStep, useEndedDeals } from './deal-calls.ts';

/** Deals on this unit that have ended; a cancelled one can be opened again while its units are free. */
export function EndedDeals({ unit }: { unit: TrackedUnit }) {
  const { buildingsDeals: t } = useAdminTexts();
  // on a free unit they are the way back from a cancelling; on a taken one they are history
  const [isAsked, setAsked] = useState(false);
  const isShown = isAsked || unit.status === 'available';
  const query = useEndedDeals(unit, isShown);
  if (!isAsked && unit.status === 'available' && query.data?.items.length === 0) return null;
  return (
    <section className="deal-earlier">
      <header className="section-head section-head--small">
        <h3>{t.earlier}</h3>
        <span className="grow" />
        {!isShown && (
          <TextButton icon="clock-counter-clockwise" onPress={() => setAsked(true)}>
            {t.earlierShow}
          </TextButton>
        )}
      </header>
      {isShown && (
        <QueryView query={query} failed={t.earlierFailed} skeleton={<Skeleton width="14em" />}>
          {({ items }) =>
            items.length === 0 ? (
              <p className="note">{t.earlierNone}</p>
            ) : (
              <ul>
                {items.map((deal) => (
                  <Ended key={deal.id} unit={unit} deal={deal} />
                ))}
              </ul>
            )
          }
        </QueryView>
      )}
    </section>
  );
}

function Ended({ unit, deal }: { unit: TrackedUnit; deal: EndedDeal }) {
  const { buildingsDeals: t, words } = useAdminTexts();
  const errorText = useErrorText();
  const tracker = useTracker();
  const step = useDealStep();
  const reason = END_REASONS.find((one) => one === deal.reason);
  const why = [
    deal.stage === 'expired'
      ? t.expired
      : reason
        ? words.endReasons[reason]
        : deal.reason === 'released'
          ? t.releasedReason
          : t.notGiven,
    deal.note,
    deal.units.length > 1 && t.and(deal.units.map(({ label }) => label)),
  ];
  const [isAsking, setAsking] = useState(false);
  const [takesCheques, setTakesCheques] = useState(true);
  const open = () =>
    step.mutate(() => reopenDeal(tracker, unit, deal.id, deal.chequesGivenBack > 0 && takesCheques), {
      onSuccess: () => {
        setAsking(false);
        showToast({ kind: 'success', title: t.reopened(deal.name || unit.label) });
      },
      onError: (error) => showToast({ kind: 'failure', title: `${t.reopenFailed}: ${errorText(error)}` }),
    });
  return (
    <li>
      <span className="two-lines">
        <span>
          {t.stages[deal.was]} · <bdi>{deal.name || t.forNobody}</bdi>
        </span>
        <small>
          <RelativeTime at={deal.endedAt} /> {deal.endedBy && t.endedBy(deal.endedBy)}
        </small>
        <small>{why.filter(Boolean).join(' · ')}</small>
      </span>
      {tracker.mayClose && deal.stage === 'cancelled' && (
        <Button
          size="s"
          icon="arrow-u-up-left"
          isPending={step.isPending}
          disabledReason={deal.canReopen ? undefined : t.cannotReopen}
          onPress={() => (deal.chequesGivenBack > 0 ? setAsking(true) : open())}
        >
          {t.reopen}
        </Button>
      )}
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t.reopenTitle(deal.name || unit.label)}
        size="s"
      >
        <div className="dialog-body">
          <p>{t.reopenCheques(deal.chequesGivenBack)}</p>
          <Checkbox isSelected={takesCheques} onChange={setTakesCheques}>
            {t.takesCheques}
          </Checkbox>
        </div>
        <DialogFooter>
          <Button onPress={() => setAsking(false)}>{t.keepEnded}</Button>
          <Button variant="primary" isPending={step.isPending} onPress={open}>
            {t.reopen}
          </Button>
        </DialogFooter>
      </Dialog>
    </li>
  );
}
