import type { ProjectCard } from '@diyar/contract/projects';
import { type ProjectStatus, statusOf } from '@diyar/contract/rules/project-status';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Tag } from '~/ui/admin/values/tag.tsx';

const TONE = { featured: 'olive', active: 'ok', archived: 'dim' } as const satisfies Record<
  ProjectStatus,
  string
>;

/**
 * Featured, Active or Archived; a featured project that is archived has both tags
 * (docs/product/projects-and-media.md#status).
 */
export function StatusTag({ project }: { project: Pick<ProjectCard, 'isFeatured' | 'isActive'> }) {
  const { projects: t } = useAdminTexts();
  const status = statusOf(project);
  return (
    <>
      <Tag tone={TONE[status]} icon={status === 'featured' ? 'star-fill' : undefined}>
        {t.statuses[status]}
      </Tag>
      {project.isFeatured && !project.isActive && <Tag tone="dim">{t.statuses.archived}</Tag>}
    </>
  );
}
