import type { OtherPerson, Person } from '@diyar/contract/persons';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { dayOfMoment } from '~/lib/admin/dates.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { Dialog, DialogBody, DialogFooter } from '~/ui/admin/overlays/dialog.tsx';
import './merge-dialog.css';
import { useDistinct, useMerge, usePart } from './person-calls.ts';

/** Without a reason: somebody who was looked for. */
export type Compared = Omit<OtherPerson, 'reason' | 'isApart'> & { reason: OtherPerson['reason'] | null };

type Props = { person: Person; other: Compared | null; onClose: () => void };

/** Two who may be one, beside each other. */
export function MergeDialog({ person, other, onClose }: Props) {
  const { whoIsWho: t } = useAdminTexts();
  return (
    <Dialog isOpen={other !== null} onClose={onClose} title={t.mergeTitle}>
      {other && <Comparison person={person} other={other} onClose={onClose} />}
    </Dialog>
  );
}

/** They are not the same, and are not offered again. */
export function useTwoPeople(person: Person) {
  const { whoIsWho: t } = useAdminTexts();
  const errorText = useErrorText();
  const distinct = useDistinct();
  return (other: Pick<OtherPerson, 'id' | 'name' | 'phone'>) =>
    distinct.mutate(
      { personId: person.id, otherId: other.id },
      {
        onSuccess: () => showToast({ kind: 'success', title: t.distinct(other.name || other.phone) }),
        onError: (error) => showToast({ kind: 'failure', title: `${t.distinctFailed}: ${errorText(error)}` }),
      },
    );
}

/** The focus is on 'Two people', because families share phones. */
function Comparison({ person, other, onClose }: Props & { other: Compared }) {
  const { whoIsWho: t } = useAdminTexts();
  const { lang } = useLanguage();
  const errorText = useErrorText();
  const merge = useMerge();
  const part = usePart();
  const twoPeople = useTwoPeople(person);
  const [name, otherName] = [
    person.name || person.phone || t.unnamed,
    other.name || other.phone || t.unnamed,
  ];
  const countsOf = (deals: number, leads: number) => [t.inDeals(deals), t.inLeads(leads)].join(' · ');
  const rows = [
    [t.name, name, otherName],
    [t.phone, person.phone || t.none, other.phone || t.none],
    [t.records, countsOf(person.deals.length, person.leads.length), countsOf(other.deals, other.leads)],
    [t.firstSeen, dayOfMoment(person.createdAt, lang), dayOfMoment(other.createdAt, lang)],
  ];
  const run = () =>
    merge.mutate(
      { personId: person.id, otherId: other.id },
      {
        onSuccess: ({ batch }) => {
          onClose();
          showToast({
            kind: 'success',
            title: t.merged(otherName),
            action: {
              label: t.undo,
              isUndo: true,
              run: () =>
                part.mutate(batch, {
                  onSuccess: () => showToast({ kind: 'success', title: t.parted(otherName) }),
                  onError: (error) =>
                    showToast({ kind: 'failure', title: `${t.partFailed}: ${errorText(error)}` }),
                }),
            },
          });
        },
      },
    );
  return (
    <>
      <DialogBody>
        <div className="form-stack">
          {other.reason && <p className="note">{t.reasons[other.reason]}</p>}
          <table className="merge-dialog">
            <thead>
              <tr>
                <td />
                <th scope="col">{t.staysName}</th>
                <th scope="col">{t.goesName}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(([what, own, theirs]) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td>
                    <bdi>{own}</bdi>
                  </td>
                  <td>
                    <bdi>{theirs}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="note">{t.afterMerge}</p>
          {merge.isError && (
            <p className="problem" role="alert">
              <Icon name="warning-circle" />
              {t.mergeFailed}: {errorText(merge.error)}
            </p>
          )}
        </div>
      </DialogBody>
      <DialogFooter>
        <Button
          autoFocus
          isDisabled={merge.isPending}
          onPress={() => {
            onClose();
            twoPeople(other);
          }}
        >
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
          {t.mergeInto(name)}
        </Button>
      </DialogFooter>
    </>
  );
}
