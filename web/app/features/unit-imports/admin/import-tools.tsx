import { useNavigate } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Button, LinkButton } from '~/ui/admin/buttons/button.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { UnitsExport } from './units-export.tsx';

type Props = {
  /** Null for a project that is not saved yet. */
  projectId: number | null;
  /** The editor has unsaved changes. */
  isDirty: boolean;
};

/** Import, export and past changes, in the tools of the units. Leaving the editor asks when something is unsaved. */
export function ImportTools({ projectId, isDirty }: Props) {
  const { unitImports: t } = useAdminTexts();
  const navigate = useNavigate();
  if (projectId === null)
    return (
      <Button icon="file-xls" disabledReason={t.newProject}>
        {t.import}
      </Button>
    );
  const path = `/admin/projects/${projectId}`;
  return (
    <>
      <LinkButton icon="file-xls" to={`${path}/import`}>
        {t.import}
      </LinkButton>
      <UnitsExport projectId={projectId} isDirty={isDirty} />
      <IconButton
        icon="clock-counter-clockwise"
        label={t.changesLink}
        onPress={() => void navigate(`${path}/changes`)}
      />
    </>
  );
}
