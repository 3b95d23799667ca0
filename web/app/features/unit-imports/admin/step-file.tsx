import { IMPORT_FILE_MAX_MB, IMPORT_ROWS_MAX, MEGABYTE } from '@diyar/contract/limits';
import type { Project } from '@diyar/contract/projects';
import type { UnitImport } from '@diyar/contract/unit-imports';
import { useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { comboLabel, isMac } from '~/lib/admin/key-combo.ts';
import { Button, LinkButton } from '~/ui/admin/buttons/button.tsx';
import { Busy } from '~/ui/admin/feedback/busy.tsx';
import { Notice } from '~/ui/admin/feedback/notice.tsx';
import { UploadList, UploadRow } from '~/ui/admin/feedback/upload-list.tsx';
import { DropArea, FileButton } from '~/ui/admin/fields/drop-zone.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { type ImportSource, useStartImport } from './import-api.ts';
import { useUnitsExport } from './units-export.tsx';
import { usePastedCells } from './use-pasted-cells.ts';

const ACCEPT = ['.xlsx', '.csv', '.txt', '.tsv'];

type Props = {
  project: Project;
  /** Read before, when one comes back to this step. */
  made: UnitImport | undefined;
  onMade: (made: UnitImport) => void;
  onGoOn: (step: 'columns') => void;
};

/** A file by drop or button, or cells from the clipboard. */
export function StepFile({ project, made, onMade, onGoOn }: Props) {
  const { unitImports: t } = useAdminTexts();
  const sending = useSending(project.id, onMade);
  usePastedCells(sending.paste);
  const isOpen = made !== undefined && made.batch === null;
  return (
    <div className="columns import-columns">
      <div className="stack">
        {isOpen && !sending.name && (
          <Notice actions={<Button onPress={() => onGoOn('columns')}>{t.goOnAction}</Button>}>
            {t.goOn(made.name || t.pasted)}
          </Notice>
        )}
        <DropArea className="import-drop" label={t.drop} onFiles={sending.files}>
          <Icon name="file-xls" />
          <strong>{t.drop}</strong>
          <p>
            {t.dropOr}{' '}
            <FileButton accept={ACCEPT} onFiles={sending.files}>
              <AriaButton className="text-button">{t.choose}</AriaButton>
            </FileButton>
            <span className="import-drop-keys">
              {t.pasteHint} <kbd dir="ltr">{comboLabel('mod+v', isMac())}</kbd>
            </span>
          </p>
          <small>{t.limits(IMPORT_ROWS_MAX, IMPORT_FILE_MAX_MB)}</small>
        </DropArea>
        <Progress sending={sending} />
        <textarea
          className="form-field-input import-paste"
          rows={2}
          aria-label={t.paste}
          placeholder={t.paste}
          value=""
          onChange={() => {}}
          onPaste={(event) => {
            event.preventDefault();
            sending.paste(event.clipboardData);
          }}
        />
      </div>
      <Rail project={project} />
    </div>
  );
}

type SendingState = ReturnType<typeof useSending>;

function Progress({ sending }: { sending: SendingState }) {
  const { unitImports: t } = useAdminTexts();
  const { name, size, loaded, problem } = sending;
  if (problem)
    return (
      <div className="error-summary" role="alert">
        <Icon name="warning-circle" />
        <div>
          <strong>{t.cannotRead(problem.name)}</strong>
          <p>{problem.text}</p>
        </div>
      </div>
    );
  if (!name) return null;
  if (size === null || loaded >= size) return <Busy>{t.reading}</Busy>;
  return (
    <UploadList isSingle>
      <UploadRow
        icon="file-xls"
        name={name}
        size={size}
        state={{ kind: 'uploading', loaded }}
        onRemove={sending.cancel}
      />
    </UploadList>
  );
}

/** One file or block on its way to the server; another one replaces it. */
function useSending(projectId: number, onMade: (made: UnitImport) => void) {
  const { unitImports: t } = useAdminTexts();
  const errorText = useErrorText();
  const start = useStartImport(projectId);
  const stop = useRef<AbortController>(null);
  const [sent, setSent] = useState<{ name: string; size: number | null } | null>(null);
  const [loaded, setLoaded] = useState(0);
  const [problem, setProblem] = useState<{ name: string; text: string } | null>(null);

  async function send(source: ImportSource, name: string, size: number | null) {
    stop.current?.abort();
    const mine = new AbortController();
    stop.current = mine;
    setProblem(null);
    setLoaded(0);
    setSent({ name, size });
    try {
      const { signal } = mine;
      const made = await start.mutateAsync({ source, signal, onProgress: (at) => setLoaded(at.loaded) });
      if (!signal.aborted) onMade(made);
    } catch (error) {
      if (!mine.signal.aborted) setProblem({ name, text: errorText(error) });
    } finally {
      if (stop.current === mine) setSent(null);
    }
  }

  function files([file]: File[]) {
    if (!file) return;
    if (file.size > IMPORT_FILE_MAX_MB * MEGABYTE)
      setProblem({ name: file.name, text: t.tooLarge(IMPORT_FILE_MAX_MB) });
    else void send({ file }, file.name, file.size);
  }

  function paste(data: DataTransfer) {
    const text = data.getData('text/plain');
    // Excel puts a picture of the cells beside their text
    if (text.trim() !== '') void send({ text, name: t.pasted }, t.pasted, null);
    else if (data.files.length > 0) files([...data.files]);
    else setProblem({ name: t.pasted, text: t.nothingPasted });
  }

  const cancel = () => {
    stop.current?.abort();
    setSent(null);
  };
  return { files, paste, cancel, problem, loaded, name: sent?.name ?? null, size: sent?.size ?? null };
}

function Rail({ project }: { project: Project }) {
  const { unitImports: t } = useAdminTexts();
  const { run, isBusy } = useUnitsExport(project.id);
  return (
    <aside className="stack side-rail" aria-label={t.template}>
      <section className="editor-group">
        <h2>{t.template}</h2>
        <p className="note">{t.templateBody}</p>
        <Button icon="download-simple" isPending={isBusy} onPress={() => void run('xlsx')}>
          {t.templateButton}
        </Button>
      </section>
      <section className="editor-group">
        <h2>{t.matched}</h2>
        <p className="note">{t.matchedBody}</p>
      </section>
      <section className="editor-group">
        <h2>{t.backTitle}</h2>
        <p className="note">{t.backBody}</p>
        <LinkButton
          variant="quiet"
          icon="clock-counter-clockwise"
          to={`/admin/projects/${project.id}/changes`}
        >
          {t.changesLink}
        </LinkButton>
      </section>
    </aside>
  );
}
