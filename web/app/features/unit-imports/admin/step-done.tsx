import type { Project } from '@diyar/contract/projects';
import { useState } from 'react';
import { EditorSkeleton } from '~/features/projects/admin/editor-skeleton.tsx';
import { unitsPath } from '~/features/projects/admin/units-path.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button, LinkButton } from '~/ui/admin/buttons/button.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { dayOf } from './batches/batch-text.ts';
import { useTakeBackPlan } from './batches/batches-api.ts';
import { TakeBackDialog } from './batches/take-back-dialog.tsx';

type Props = { project: Project; batch: string; onAnother: () => void };

/** What the import did, and until when it can be taken back. */
export function StepDone({ project, batch, onAnother }: Props) {
  const { unitImports: t, sheetFiles } = useAdminTexts();
  const { lang } = useLanguage();
  const query = useTakeBackPlan(project.id, batch);
  const [isAsking, setAsking] = useState(false);
  return (
    <QueryView query={query} failed={t.loadFailed} skeleton={<EditorSkeleton />}>
      {({ batch: done }) => (
        <section className="import-done">
          <Icon name="check-circle" />
          {done.takenBackAt === null ? (
            <>
              <h2>{t.doneTitle(done.created + done.changed)}</h2>
              <p>{t.doneBody(done.created, done.changed)}</p>
              <p className="dim">{t.until(dayOf(done.until, lang))}</p>
            </>
          ) : (
            <>
              <h2>{t.takenBackTitle}</h2>
              <p className="dim">{t.takenBackOn(dayOf(done.takenBackAt, lang))}</p>
            </>
          )}
          <p className="import-done-actions">
            <LinkButton variant="primary" to={unitsPath(project.id)}>
              {t.openSheet}
            </LinkButton>
            {done.takenBackAt === null && (
              <Button icon="arrow-u-up-left" onPress={() => setAsking(true)}>
                {sheetFiles.takeBack}
              </Button>
            )}
            <Button variant="quiet" onPress={onAnother}>
              {t.another}
            </Button>
          </p>
          <TakeBackDialog
            projectId={project.id}
            batch={isAsking ? batch : null}
            onClose={() => setAsking(false)}
          />
        </section>
      )}
    </QueryView>
  );
}
