import type { ProjectCard } from '@diyar/contract/projects';
import { type ProjectStatus, savedStatusOf, statusOf } from '@diyar/contract/rules/project-status';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Tag } from '~/ui/admin/values/tag.tsx';

const TONE = { featured: 'olive', active: 'ok', draft: 'line', archived: 'dim' } as const satisfies Record<
  ProjectStatus,
  string
>;

/**
 * Featured, Active, Draft or Archived; a featured project that is not on the site has both tags
 * (docs/product/projects-and-media.md#status).
 */
export function StatusTag({
  project,
}: {
  project: Pick<ProjectCard, 'isFeatured' | 'isActive' | 'isDraft'>;
}) {
  const { words } = useAdminTexts();
  const status = statusOf(project);
  const saved = savedStatusOf(project);
  return (
    <>
      <Tag tone={TONE[status]} icon={status === 'featured' ? 'star-fill' : undefined}>
        {words.projectStatuses[status]}
      </Tag>
      {project.isFeatured && !project.isActive && (
        <Tag tone={TONE[saved]}>{words.projectStatuses[saved]}</Tag>
      )}
    </>
  );
}
