import { IMPORT_FILE_MAX_MB, IMPORT_ROWS_MAX } from '@diyar/contract/limits';
import type { RunningImport } from '@diyar/contract/moving-in';
import { columnsOf, fieldsOf, RUNNING_KINDS, RUNNING_SHEETS } from '@diyar/contract/rules/running-sheets';
import { FileDrop } from '~/features/sheet-files/admin/file-drop.tsx';
import { useFileDownload } from '~/features/sheet-files/admin/use-file-download.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { DateField } from '~/ui/admin/fields/date-field.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { FormFootBar } from '~/ui/admin/layout/form-foot-bar.tsx';
import { Earlier } from './earlier.tsx';
import { Ended, EndMovingIn } from './end-moving-in.tsx';
import { useAnswer, useMovingIn, useSendFile } from './moving-in-api.ts';
import type { StepId } from './moving-in-screen.tsx';

type Props = {
  /** Read already, and not brought in. */
  made: RunningImport | undefined;
  onMade: (made: RunningImport) => void;
  onGo: (step: StepId, importId?: string | null) => void;
};

/** A workbook, several files or pasted cells; what was brought in before; the end of moving in. */
export function StepFile({ made, onMade, onGo }: Props) {
  const { movingIn: t } = useAdminTexts();
  const query = useMovingIn();
  return (
    <QueryView query={query} failed={t.loadFailed} skeleton={<Skeleton />}>
      {(state) =>
        state.endedAt === null ? (
          <>
            <div className="columns moving-in-start">
              <div className="stack">
                <Files made={made} onMade={onMade} onGo={onGo} />
                <Columns />
                <Earlier imports={state.imports} />
              </div>
              <Rail openings={state.openings} />
            </div>
            {made && <Foot made={made} onNext={() => onGo('columns')} />}
          </>
        ) : (
          <div className="stack">
            <Ended state={state} />
            <Earlier imports={state.imports} />
          </div>
        )
      }
    </QueryView>
  );
}

function Files({ made, onMade, onGo }: Props) {
  const { movingIn: t } = useAdminTexts();
  const send = useSendFile();
  return (
    <section className="form-stack">
      {made && <MovingDay made={made} />}
      <FileDrop
        label={made ? t.dropMore : t.drop}
        hint={t.limits(IMPORT_ROWS_MAX, IMPORT_FILE_MAX_MB)}
        isMultiple
        send={(sending, before: RunningImport | null) => send(sending, before?.id ?? made?.id ?? null)}
        onMade={onMade}
      />
      {made && (
        <>
          <ul className="moving-in-files">
            {made.sheets.map(({ kind, file, sheet, counts }) => (
              <li key={`${kind} ${file} ${sheet}`}>
                <Icon name="file-xls" />
                <span className="two-lines moving-in-file">
                  <strong dir="auto">{file || t.pasted}</strong>
                  <small>{t.sheetRows(t.kinds[kind], sheet, counts.rows)}</small>
                </span>
                <span className="import-ok">
                  <Icon name="check" />
                  {t.read}
                </span>
              </li>
            ))}
          </ul>
          {made.otherSheets.length > 0 && <p className="note">{t.otherSheets(made.otherSheets)}</p>}
          {!made.sheets.some(({ kind }) => kind === 'cheques') &&
            made.sheets.some(({ kind }) => kind === 'deals') && <p className="note">{t.onlyDeals}</p>}
          <p>
            <TextButton onPress={() => onGo('file', null)}>{t.beginAnew}</TextButton>
          </p>
        </>
      )}
    </section>
  );
}

function MovingDay({ made }: { made: RunningImport }) {
  const { movingIn: t } = useAdminTexts();
  const answer = useAnswer(made.id);
  return (
    <DateField
      className="moving-in-day"
      label={t.day}
      hint={t.dayHint}
      value={made.on}
      onChange={(on) => on !== null && on >= '1990' && answer.mutate({ on })}
    />
  );
}

/** What each sheet may have; what has to be there is bold. */
function Columns() {
  const { movingIn: t } = useAdminTexts();
  const { lang } = useLanguage();
  return (
    <section>
      <div className="moving-in-kinds">
        {RUNNING_KINDS.map((kind) => (
          <section key={kind}>
            <header className="section-head">
              <h2>{RUNNING_SHEETS[kind].title[lang]}</h2>
              <span className="section-note">{t.oneRow[kind]}</span>
            </header>
            <ul className="moving-in-columns">
              {fieldsOf(kind).map((field) => {
                const column = columnsOf(kind)[field];
                const heading = column?.heading[lang];
                return <li key={field}>{column?.isNeeded ? <strong>{heading}</strong> : heading}</li>;
              })}
            </ul>
          </section>
        ))}
      </div>
      <p className="note">{t.neededNote}</p>
    </section>
  );
}

function Rail({ openings }: { openings: number }) {
  const { movingIn: t } = useAdminTexts();
  const { run, isBusy } = useFileDownload('/admin/moving-in/sheet', t.sheetName);
  return (
    <aside className="stack side-rail" aria-label={t.help}>
      <section className="moving-in-help">
        <h2>{t.template}</h2>
        <p className="note">{t.templateBody}</p>
        <ul>
          {RUNNING_KINDS.map((kind) => (
            <li key={kind}>
              <TextButton
                icon="download-simple"
                isPending={isBusy}
                onPress={() => void run({ kind, format: 'xlsx' })}
              >
                {t.templateOf[kind]}
              </TextButton>
            </li>
          ))}
        </ul>
      </section>
      <section className="moving-in-help">
        <h2>{t.whatHappens}</h2>
        <p className="note">{t.whatHappensBody}</p>
      </section>
      <section className="moving-in-help">
        <h2>{t.exportTitle}</h2>
        <p className="note">{t.exportBody}</p>
        <ul>
          {RUNNING_KINDS.map((kind) => (
            <li key={kind}>
              <TextButton
                icon="file-xls"
                isPending={isBusy}
                onPress={() => void run({ kind, filled: 'yes', format: 'xlsx' })}
              >
                {t.exportOf[kind]}
              </TextButton>
            </li>
          ))}
        </ul>
      </section>
      <EndMovingIn openings={openings} />
    </aside>
  );
}

function Foot({ made, onNext }: { made: RunningImport; onNext: () => void }) {
  const { movingIn: t } = useAdminTexts();
  const rows = made.sheets.reduce((sum, { counts }) => sum + counts.rows, 0);
  return (
    <FormFootBar label={t.steps.file} isClean note={t.rowsRead(rows, made.sheets.length)}>
      <Button variant="primary" endIcon="caret-right" onPress={onNext}>
        {t.toColumns}
      </Button>
    </FormFootBar>
  );
}
