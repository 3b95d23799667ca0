import { nameOf } from '@diyar/contract/rules/localized';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import '~/ui/admin/paper/paper.css';
import { useLetters, useTell } from '../stages-api.ts';
import { Letter } from './letter.tsx';

/** Every letter that is not paid, one on a sheet, in the order of the list. Whether the paper is there only people know. */
export function LettersPrint({ stageId }: { stageId: number }) {
  const { stagesLetters: t, ui } = useAdminTexts();
  const { lang } = useLanguage();
  const errorText = useErrorText();
  const query = useLetters(stageId);
  const tell = useTell(stageId);
  const [wasPrinted, setPrinted] = useState(false);
  const open = query.data?.items.filter((letter) => letter.open > 0) ?? [];
  const name = query.data ? nameOf(query.data.stage, lang) : '';
  async function keep() {
    try {
      await tell.mutateAsync({ how: 'print', dealIds: open.map(({ dealId }) => dealId) });
      showToast({ kind: 'success', title: t.kept });
      setPrinted(false);
    } catch (error) {
      showToast({ kind: 'failure', title: t.notKept, detail: errorText(error) });
    }
  }
  return (
    <Page
      title={name ? t.page(name) : t.title}
      parent={{ label: t.title, to: `/admin/stages/${stageId}/letters` }}
      actions={
        <Button
          variant="primary"
          icon="printer"
          isDisabled={open.length === 0}
          onPress={() => {
            window.print();
            setPrinted(true);
          }}
        >
          {ui.print}
        </Button>
      }
    >
      {wasPrinted && (
        <p className="stages-head" data-no-print role="status">
          {t.isThere(open.length)}{' '}
          <Button size="s" isPending={tell.isPending} onPress={() => void keep()}>
            {t.itIs}
          </Button>
          <Button size="s" onPress={() => setPrinted(false)}>
            {t.itIsNot}
          </Button>
        </p>
      )}
      <QueryView query={query} failed={t.loadFailed} skeleton={<Skeleton width="24em" />}>
        {(letters) =>
          open.length === 0 ? (
            <EmptyState title={t.nothingOpen}>{t.emptyBody}</EmptyState>
          ) : (
            <div className="paper-leaves">
              {open.map((letter) => (
                <Letter key={letter.dealId} letter={letter} letters={letters} />
              ))}
            </div>
          )
        }
      </QueryView>
    </Page>
  );
}
