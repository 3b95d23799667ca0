import { IMPORT_FILE_MAX_MB, IMPORT_ROWS_MAX } from '@diyar/contract/limits';
import type { Project } from '@diyar/contract/projects';
import type { UnitImport } from '@diyar/contract/unit-imports';
import { FileDrop } from '~/features/sheet-files/admin/file-drop.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Button, LinkButton } from '~/ui/admin/buttons/button.tsx';
import { Notice } from '~/ui/admin/feedback/notice.tsx';
import { useStartImport } from './import-api.ts';
import { useUnitsExport } from './units-export.tsx';

type Props = {
  project: Project;
  /** Read before, when one comes back to this step. */
  made: UnitImport | undefined;
  onMade: (made: UnitImport) => void;
  onGoOn: (step: 'columns') => void;
};

/** A file by drop or button, or cells from the clipboard. */
export function StepFile({ project, made, onMade, onGoOn }: Props) {
  const { unitImports: t, sheetFiles } = useAdminTexts();
  const start = useStartImport(project.id);
  const isOpen = made !== undefined && made.batch === null;
  return (
    <div className="columns import-columns">
      <div className="stack">
        {isOpen && (
          <Notice actions={<Button onPress={() => onGoOn('columns')}>{t.goOnAction}</Button>}>
            {t.goOn(made.name || sheetFiles.pasted)}
          </Notice>
        )}
        <FileDrop
          label={t.drop}
          hint={t.limits(IMPORT_ROWS_MAX, IMPORT_FILE_MAX_MB)}
          send={start}
          onMade={onMade}
        />
      </div>
      <Rail project={project} />
    </div>
  );
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
