import type { MovingIn } from '@diyar/contract/moving-in';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { dayOfMoment } from '~/lib/admin/dates.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';
import { useLanguage } from '~/lib/language.tsx';
import { session } from '~/lib/session/session.ts';
import { Button, LinkButton } from '~/ui/admin/buttons/button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { ConfirmDialog } from '~/ui/admin/overlays/confirm-dialog.tsx';

/** The last step: from then on nobody writes an opening. The server asks for the password. */
export function EndMovingIn({ openings }: { openings: number }) {
  const { movingIn: t } = useAdminTexts();
  const errorText = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const end = useWrite({
    mutationFn: () => api('POST /admin/moving-in/end', {}),
    onSuccess: () => {
      setAsking(false);
      // it is no page of the sidebar any more
      void session.check();
    },
  });
  return (
    <section className="moving-in-help">
      <h2>{t.endTitle}</h2>
      <p className="note">{t.endBody(openings)}</p>
      <Button variant="danger-quiet" icon="flag-checkered" onPress={() => setAsking(true)}>
        {t.end}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => {
          end.reset();
          setAsking(false);
        }}
        onConfirm={() => end.mutate()}
        title={t.endQuestion}
        cancelLabel={t.notYet}
        confirmLabel={t.end}
        pendingLabel={t.ending}
        isPending={end.isPending}
        error={end.error ? `${t.endFailed}: ${errorText(end.error)}` : undefined}
      >
        {t.endWarning}
      </ConfirmDialog>
    </section>
  );
}

/** Nothing is brought in any more; what was stays, and is corrected as any entry. */
export function Ended({ state: { endedAt, endedBy, openings } }: { state: MovingIn }) {
  const { movingIn: t } = useAdminTexts();
  const { lang } = useLanguage();
  return (
    <EmptyState title={t.endedTitle} action={<LinkButton to="/admin/money">{t.openMoney}</LinkButton>}>
      {t.endedOn(endedAt ? dayOfMoment(endedAt, lang) : '', endedBy)} {t.endedBody(openings)}
    </EmptyState>
  );
}
