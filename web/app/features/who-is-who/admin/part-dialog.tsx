import type { MergeEffect, PersonMerge } from '@diyar/contract/persons';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { dayOfMoment } from '~/lib/admin/dates.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useRead } from '~/lib/admin/use-read.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { LoadError } from '~/ui/admin/feedback/load-error.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { Dialog, DialogBody, DialogFooter } from '~/ui/admin/overlays/dialog.tsx';
import './part-dialog.css';
import { usePart } from './person-calls.ts';

type Props = { merge: PersonMerge | null; onClose: () => void };

/** Two who turned out to be two: says what goes back and what stays, then does it. */
export function PartDialog({ merge, onClose }: Props) {
  const { whoIsWho: t } = useAdminTexts();
  const { lang } = useLanguage();
  return (
    <Dialog
      isOpen={merge !== null}
      onClose={onClose}
      size="s"
      title={merge ? t.partTitle(dayOfMoment(merge.at, lang)) : ''}
    >
      {merge && <Asked merge={merge} onClose={onClose} />}
    </Dialog>
  );
}

function Asked({ merge, onClose }: Props & { merge: PersonMerge }) {
  const { whoIsWho: t } = useAdminTexts();
  const errorText = useErrorText();
  const part = usePart();
  // once they are parted there is nothing more to ask
  const query = useRead(
    'GET /admin/persons/merges/{batch}',
    { params: { batch: merge.batch } },
    { enabled: part.isIdle || part.isError },
  );
  const name = merge.name || merge.phone || t.unnamed;
  const run = () =>
    part.mutate(merge.batch, {
      onSuccess: () => {
        onClose();
        showToast({ kind: 'success', title: t.parted(name) });
      },
    });
  return (
    <>
      <DialogBody>
        {query.data ? (
          <Effect effect={query.data} name={name} />
        ) : query.isError ? (
          <LoadError
            title={t.partUnknown}
            error={query.error}
            isRetrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <Skeleton width="14em" />
        )}
        {part.isError && (
          <p className="problem" role="alert">
            <Icon name="warning-circle" />
            {t.partFailed}: {errorText(part.error)}
          </p>
        )}
      </DialogBody>
      <DialogFooter>
        <Button autoFocus isDisabled={part.isPending} onPress={onClose}>
          {t.keepMerged}
        </Button>
        <span className="grow" />
        <Button variant="primary" isPending={part.isPending} pendingLabel={t.parting} onPress={run}>
          {t.part}
        </Button>
      </DialogFooter>
    </>
  );
}

function Effect({ effect: { back, stays, phone }, name }: { effect: MergeEffect; name: string }) {
  const { whoIsWho: t } = useAdminTexts();
  const lines = [
    back.messages > 0 && t.inMessages(back.messages),
    back.leads > 0 && t.inLeads(back.leads),
    back.quotes > 0 && t.inQuotes(back.quotes),
    back.deals > 0 && t.inDeals(back.deals),
  ].filter((line) => line !== false);
  return (
    <ul className="part-dialog">
      <li>
        <Icon name="check" />
        <span>{lines.length > 0 ? t.goesBack(lines.join(' · '), name) : t.nothingBack(name)}</span>
      </li>
      {phone && (
        <li>
          <Icon name="check" />
          <span>{t.phoneBack(phone)}</span>
        </li>
      )}
      {stays > 0 && (
        <li className="part-dialog-stays">
          <Icon name="warning-circle" />
          <span>{t.staysHere(stays)}</span>
        </li>
      )}
    </ul>
  );
}
