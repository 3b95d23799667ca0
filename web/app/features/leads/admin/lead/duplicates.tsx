import type { Duplicate, LeadDetail } from '@diyar/contract/leads';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useMay } from '~/lib/session/holder.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { Dialog, DialogBody, DialogFooter } from '~/ui/admin/overlays/dialog.tsx';
import { TelLink } from '~/ui/admin/values/tel-link.tsx';
import { useLeadName } from '../lead-name.ts';
import { useDistinct, useMerge, usePart } from './lead-calls.ts';

/** Somebody who may be the same person: compared, merged with a way back, or said to be two. */
export function Duplicates({ lead }: { lead: LeadDetail }) {
  const { leads: words, leadsLead: t } = useAdminTexts();
  const errorText = useErrorText();
  const [compared, setCompared] = useState<Duplicate | null>(null);
  const mayMerge = useMay()('personMerging');
  const distinct = useDistinct();
  const twoPeople = (other: Duplicate) => {
    setCompared(null);
    distinct.mutate(
      { personId: lead.person.id, otherId: other.id },
      {
        onSuccess: () => showToast({ kind: 'success', title: t.distinct(other.name || other.phone) }),
        onError: (error) => showToast({ kind: 'failure', title: `${t.distinctFailed}: ${errorText(error)}` }),
      },
    );
  };
  return (
    <>
      {lead.duplicates.map((other) => (
        <section key={other.id} className="lead-details-duplicate" aria-label={t.sameTitle}>
          <Icon name="users" />
          <div>
            <p>{t.dupReason[other.reason](other.name || other.phone || words.unnamed)}</p>
            {mayMerge && (
              <span className="row">
                <TextButton onPress={() => setCompared(other)}>{t.compare}</TextButton>
                <TextButton onPress={() => twoPeople(other)}>{t.twoPeople}</TextButton>
              </span>
            )}
          </div>
        </section>
      ))}
      <Merges lead={lead} />
      <Dialog isOpen={compared !== null} onClose={() => setCompared(null)} title={t.sameTitle}>
        {compared && (
          <Compare
            lead={lead}
            other={compared}
            onTwoPeople={() => twoPeople(compared)}
            onClose={() => setCompared(null)}
          />
        )}
      </Dialog>
    </>
  );
}

/** Parts again those who turned out to be two. */
function usePartAgain() {
  const { leadsLead: t } = useAdminTexts();
  const errorText = useErrorText();
  const part = usePart();
  return (batch: string, name: string) =>
    part.mutate(batch, {
      onSuccess: () => showToast({ kind: 'success', title: t.parted(name) }),
      onError: (error) => showToast({ kind: 'failure', title: `${t.partFailed}: ${errorText(error)}` }),
    });
}

type CompareProps = {
  lead: LeadDetail;
  other: Duplicate;
  onTwoPeople: () => void;
  onClose: () => void;
};

/** The focus is on 'Two people', because families share phones. */
function Compare({ lead, other, onTwoPeople, onClose }: CompareProps) {
  const { leadsLead: t } = useAdminTexts();
  const errorText = useErrorText();
  const name = useLeadName()(lead);
  const merge = useMerge();
  const partAgain = usePartAgain();
  const otherName = other.name || other.phone;
  const run = () =>
    merge.mutate(
      { personId: lead.person.id, otherId: other.id },
      {
        onSuccess: ({ batch }) => {
          onClose();
          showToast({
            kind: 'success',
            title: t.merged(otherName),
            action: { label: t.undo, isUndo: true, run: () => partAgain(batch, otherName) },
          });
        },
      },
    );
  const leads = 1 + lead.otherLeads.length;
  return (
    <>
      <DialogBody>
        <div className="form-stack">
          <p className="note">{t.sameNote}</p>
          <div className="lead-details-pair">
            <Side
              name={name}
              phones={[...new Set([lead.person.phone, ...lead.phones])].filter(Boolean)}
              leads={leads}
              deals={lead.deal || lead.openHolds.length > 0 ? Math.max(1, lead.openHolds.length) : 0}
            />
            <Side
              name={otherName}
              phones={other.phone ? [other.phone] : []}
              leads={other.leads}
              deals={other.deals}
            />
          </div>
          <p className="lead-details-after">
            <Icon name="arrows-merge" />
            {t.afterMerge}
          </p>
          {merge.isError && (
            <p className="problem" role="alert">
              <Icon name="warning-circle" />
              {t.mergeFailed}: {errorText(merge.error)}
            </p>
          )}
        </div>
      </DialogBody>
      <DialogFooter>
        <Button autoFocus isDisabled={merge.isPending} onPress={onTwoPeople}>
          {t.twoPeople}
        </Button>
        <span className="grow" />
        <Button
          variant="primary"
          icon="arrows-merge"
          isPending={merge.isPending}
          pendingLabel={t.merging}
          onPress={run}
        >
          {t.merge}
        </Button>
      </DialogFooter>
    </>
  );
}

type SideProps = { name: string; phones: readonly string[]; leads: number; deals: number };

function Side({ name, phones, leads, deals }: SideProps) {
  const { leadsLead: t } = useAdminTexts();
  return (
    <section>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      <dl>
        <div>
          <dt>{t.phones}</dt>
          <dd>
            {phones.length === 0 && <span className="dim">{t.none}</span>}
            {phones.map((phone) => (
              <TelLink key={phone} phone={phone} />
            ))}
          </dd>
        </div>
        <div>
          <dt>{t.leadsCount}</dt>
          <dd>{leads || t.none}</dd>
        </div>
        <div>
          <dt>{t.dealsCount}</dt>
          <dd>{deals || t.none}</dd>
        </div>
      </dl>
    </section>
  );
}

/** Merges that can still be undone. */
function Merges({ lead }: { lead: LeadDetail }) {
  const { leadsLead: t } = useAdminTexts();
  const mayMerge = useMay()('personMerging');
  const partAgain = usePartAgain();
  if (lead.merges.length === 0) return null;
  return (
    <ul className="lead-details-merges">
      {lead.merges.map(({ batch, name, phone, by }) => (
        <li key={batch}>
          <Icon name="arrows-merge" />
          <span>{t.mergedBefore(name || phone, by)}</span>
          {mayMerge && <TextButton onPress={() => partAgain(batch, name || phone)}>{t.part}</TextButton>}
        </li>
      ))}
    </ul>
  );
}
