import type { NewDevice } from '@diyar/contract/account';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { Notice } from '~/ui/admin/feedback/notice.tsx';
import { RelativeTime } from '~/ui/admin/values/relative-time.tsx';
import { useSeenDevices } from './account-api.ts';

/** Sign-ins that the user has not been told of yet. */
export function NewDevices({ devices }: { devices: NewDevice[] }) {
  const { account: t } = useAdminTexts();
  const seen = useSeenDevices();
  if (devices.length === 0) return null;
  return (
    <Notice
      isUrgent
      icon="desktop"
      title={t.newDevices.title}
      actions={
        <Button size="s" isPending={seen.isPending} onPress={() => seen.mutate(devices.map(({ id }) => id))}>
          {t.newDevices.wasMe}
        </Button>
      }
    >
      {devices.map(({ id, at, device, address }) => (
        <span key={id} className="my-account-new-device">
          <bdi>{device || t.sessions.unknownDevice}</bdi> · <bdi dir="ltr">{address}</bdi> ·{' '}
          <RelativeTime at={at} />
        </span>
      ))}
      {t.newDevices.body}
    </Notice>
  );
}
