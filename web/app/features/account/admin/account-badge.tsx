import { useAdminTexts } from '~/i18n/admin/index.ts';
import { hasOwnSession } from '~/lib/session/stored-token.ts';
import { Count } from '~/ui/admin/values/tag.tsx';
import { useAccount } from './account-api.ts';

/** Beside the name in the sidebar: sign-ins on new devices that the user has not been told of. */
export function AccountBadge() {
  const { account: t } = useAdminTexts();
  const { data } = useAccount({ enabled: hasOwnSession() });
  const count = data?.newDevices.length ?? 0;
  return count > 0 ? <Count value={count} label={t.newDeviceCount(count)} /> : null;
}
