import type { RunningImport } from '@diyar/contract/moving-in';
import { RUNNING_KINDS } from '@diyar/contract/rules/running-sheets';
import { useState } from 'react';
import { RefusedDownload } from '~/features/sheet-files/admin/refused-download.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { dayOfMoment } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button, LinkButton } from '~/ui/admin/buttons/button.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { Accounts } from './accounts.tsx';
import { BooksTable } from './books-table.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';

type Props = {
  made: RunningImport;
  done: NonNullable<RunningImport['done']>;
  onAnother: () => void;
};

/** What was brought in, the comparison as it was then, and until when it can be taken back. */
export function StepDone({ made, done, onAnother }: Props) {
  const { movingIn: t, sheetFiles } = useAdminTexts();
  const { lang } = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const left = made.sheets.filter(({ counts }) => counts.refused > 0);
  const what = RUNNING_KINDS.flatMap((kind) => (done[kind] > 0 ? t.counted[kind](done[kind]) : []));
  return (
    <>
      <section className="import-done">
        <Icon name="check-circle" />
        {done.takenBackAt === null ? (
          <>
            <h2>{t.doneTitle(what.join(t.and))}</h2>
            {done.openings > 0 && <p>{t.openingsWritten(done.openings)}</p>}
            {done.refused > 0 && <p>{t.rowsLeftOut(done.refused)}</p>}
            {done.until && <p className="dim">{t.until(dayOfMoment(done.until, lang))}</p>}
          </>
        ) : (
          <>
            <h2>{t.takenBackTitle}</h2>
            <p className="dim">{t.takenBackOn(dayOfMoment(done.takenBackAt, lang))}</p>
          </>
        )}
        <div className="import-done-actions" data-no-print>
          <LinkButton variant="primary" to="/admin/money?view=ageing">
            {t.openMoney}
          </LinkButton>
          <LinkButton to="/admin/buildings">{t.openBuildings}</LinkButton>
          {left.map(({ kind }) => (
            <RefusedDownload
              key={kind}
              path={`/admin/moving-in/imports/${made.id}/refused`}
              query={{ kind }}
              label={t.leftOutOf[kind]}
            />
          ))}
          {made.books.length > 0 && (
            <Button icon="printer" onPress={() => window.print()}>
              {t.print}
            </Button>
          )}
          {done.until && (
            <Button icon="arrow-u-up-left" onPress={() => setAsking(true)}>
              {sheetFiles.takeBack}
            </Button>
          )}
          <Button variant="quiet" onPress={onAnother}>
            {t.another}
          </Button>
        </div>
      </section>
      {made.books.length > 0 && (
        <section className="moving-in-kept">
          <header className="section-head">
            <h2>{t.comparison}</h2>
            <span className="section-note">{t.comparedOn(dayOfMoment(done.at, lang), done.by)}</span>
          </header>
          {made.isNotCompared && <p className="note">{t.wasNotCompared}</p>}
          <BooksTable groups={made.books} onSay={null} />
        </section>
      )}
      {done.deals > 0 && done.takenBackAt === null && <Accounts importId={made.id} />}
      <TakeBackDialog importId={isAsking ? made.id : null} onClose={() => setAsking(false)} />
    </>
  );
}
