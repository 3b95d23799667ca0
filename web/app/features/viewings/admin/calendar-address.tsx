import type { CalendarAddress } from '@diyar/contract/viewings';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { useCopyLink } from '~/lib/admin/use-copy-link.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { ExternalButton } from '~/ui/admin/buttons/external-button.tsx';
import { ErrorSummary } from '~/ui/admin/feedback/error-summary.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { TextField } from '~/ui/admin/fields/text-field.tsx';
import { ConfirmDialog } from '~/ui/admin/overlays/confirm-dialog.tsx';
import { Dialog, DialogBody } from '~/ui/admin/overlays/dialog.tsx';
import { RelativeTime } from '~/ui/admin/values/relative-time.tsx';
import { apiAddress, useCalendarAddress, useChangeAddress } from './viewings-api.ts';

type Props = { isOpen: boolean; onClose: () => void };

/** The reader's own calendar as an address for phones: secret, replaced or removed at any time. */
export function CalendarAddressDialog({ isOpen, onClose }: Props) {
  const { viewings: t } = useAdminTexts();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t.addressTitle}>
      <DialogBody>
        <p className="note">{t.addressBody}</p>
        {isOpen && <Loaded />}
      </DialogBody>
    </Dialog>
  );
}

function Loaded() {
  const { viewings: t } = useAdminTexts();
  const query = useCalendarAddress();
  return (
    <QueryView query={query} failed={t.loadFailed} skeleton={<Skeleton width="20em" />}>
      {(address) => <Address {...address} />}
    </QueryView>
  );
}

export function Address({ path, createdAt, lastReadAt }: CalendarAddress) {
  const { viewings: t } = useAdminTexts();
  const errorText = useErrorText();
  const change = useChangeAddress();
  const copy = useCopyLink();
  const [asked, setAsked] = useState<'make' | 'remove' | null>(null);
  const failed = change.error ? `${t.addressFailed}: ${errorText(change.error)}` : undefined;
  if (path === null)
    return (
      <div className="form-stack">
        {failed && <ErrorSummary>{failed}</ErrorSummary>}
        <p>{t.noAddress}</p>
        <p>
          <Button
            variant="primary"
            icon="link-simple"
            isPending={change.isPending}
            pendingLabel={t.making}
            onPress={() => change.mutate('make')}
          >
            {t.makeAddress}
          </Button>
        </p>
      </div>
    );
  const address = apiAddress(path);
  return (
    <div className="form-stack">
      <TextField label={t.address} hint={t.slow} value={address} onChange={() => {}} dir="ltr" isReadOnly />
      <div className="actions">
        <Button icon="copy" onPress={() => void copy(address)}>
          {t.copy}
        </Button>
        <ExternalButton icon="calendar-blank" href={address.replace(/^https?:/, 'webcal:')}>
          {t.openCalendar}
        </ExternalButton>
      </div>
      <dl className="viewings-facts">
        <div>
          <dt>{t.made}</dt>
          <dd>{createdAt && <RelativeTime at={createdAt} />}</dd>
        </div>
        <div>
          <dt>{t.lastRead}</dt>
          <dd>{lastReadAt ? <RelativeTime at={lastReadAt} /> : t.neverRead}</dd>
        </div>
      </dl>
      <div className="actions">
        <Button variant="danger-quiet" onPress={() => setAsked('make')}>
          {t.replace}
        </Button>
        <Button variant="danger-quiet" onPress={() => setAsked('remove')}>
          {t.revoke}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title={asked === 'remove' ? t.revokeTitle : t.replaceTitle}
        confirmLabel={asked === 'remove' ? t.revoke : t.replace}
        pendingLabel={asked === 'remove' ? t.revoking : t.replacing}
        isPending={change.isPending}
        error={failed}
        onConfirm={() => asked && change.mutate(asked, { onSuccess: () => setAsked(null) })}
      >
        {t.oldStops}
      </ConfirmDialog>
    </div>
  );
}
