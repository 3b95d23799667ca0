import type { User } from '@diyar/contract/users';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { fullMoment } from '~/lib/admin/dates.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { Notice } from '~/ui/admin/feedback/notice.tsx';
import { nameOf } from './user-name.ts';

/** A role that waits for a second SUPERADMIN: whoever asked for it can only take it back. */
export function PendingRole({ user, selfId }: { user: User; selfId: number | null }) {
  const { users: t } = useAdminTexts();
  const { lang } = useLanguage();
  const errorText = useErrorText();
  const params = { id: user.id };
  const failed = (error: Error) =>
    showToast({ kind: 'failure', title: t.roleNotDecided, detail: errorText(error) });
  const done = (title: string) => () => showToast({ kind: 'success', title, detail: nameOf(user) });
  const confirm = useWrite({
    mutationFn: () => api('POST /admin/users/{id}/pending-role', { params }),
    onSuccess: done(t.roleConfirmed),
    onError: failed,
  });
  const refuse = useWrite({
    mutationFn: () => api('DELETE /admin/users/{id}/pending-role', { params }),
    onSuccess: done(t.roleRefused),
    onError: failed,
  });
  const { pending } = user;
  if (!pending) return null;
  const isOwn = pending.byId === selfId;
  return (
    <Notice
      icon="user-gear"
      isUrgent={!isOwn}
      title={t.pendingTitle(nameOf(user))}
      actions={
        <>
          <Button size="s" isPending={refuse.isPending} onPress={() => refuse.mutate()}>
            {isOwn ? t.takeBackRole : t.refuseRole}
          </Button>
          {!isOwn && (
            <Button size="s" variant="primary" isPending={confirm.isPending} onPress={() => confirm.mutate()}>
              {t.confirmRole}
            </Button>
          )}
        </>
      }
    >
      {t.pendingBody(pending.by, fullMoment(pending.at, lang), fullMoment(pending.until, lang))}
    </Notice>
  );
}
