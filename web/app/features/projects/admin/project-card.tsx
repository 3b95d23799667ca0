import type { ProjectCard as Card } from '@diyar/contract/projects';
import { nameOf } from '@diyar/contract/rules/localized';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { mediaSource } from '~/lib/admin/media-source.ts';
import { useLanguage } from '~/lib/language.tsx';
import { LinkButton } from '~/ui/admin/buttons/button.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { classNames } from '~/ui/admin/class-names.ts';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { MediaThumb } from '~/ui/admin/values/media-thumb.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';
import { FeatureStar } from './feature-star.tsx';
import { placeLine } from './place-line.ts';
import { StatusTag } from './status-tag.tsx';

type Props = {
  project: Card;
  isRolledBack: boolean;
  onRolledBack: () => void;
  onDelete: () => void;
};

/** The card links to the project; its actions are below. */
export function ProjectCard({ project, isRolledBack, onRolledBack, onDelete }: Props) {
  const { projects: t, words } = useAdminTexts();
  const { lang } = useLanguage();
  const name = nameOf(project, lang, t.untitled);
  const path = `/admin/projects/${project.id}`;
  return (
    <li
      className={classNames(
        'projects-card',
        !project.isActive && 'projects-card--off',
        isRolledBack && 'projects-card--rolled',
      )}
    >
      <Link className="projects-card-link" to={path}>
        <Cover project={project} />
        <span className="projects-card-head">
          <strong dir="auto">{name}</strong>
          <StatusTag project={project} />
          <span className="projects-card-tags">
            {project.types.map((type) => (
              <Tag key={type} tone="line">
                {words.projectTypes[type]}
              </Tag>
            ))}
          </span>
        </span>
        <span className="projects-card-address" dir="auto">
          {placeLine(project, lang) || t.noAddress}
        </span>
      </Link>
      <div className="projects-card-foot">
        <span className="projects-card-units">
          {project.unitsTotal === 0 ? t.noUnits : t.free(project.unitsAvailable, project.unitsTotal)}
        </span>
        <span className="projects-card-actions">
          <FeatureStar project={project} name={name} onRolledBack={onRolledBack} />
          <LinkButton size="s" to={`${path}/edit`} label={t.editOf(name)}>
            {t.edit}
          </LinkButton>
          <IconButton icon="trash" size="s" variant="danger" label={t.deleteOf(name)} onPress={onDelete} />
        </span>
      </div>
    </li>
  );
}

function Cover({ project }: { project: Card }) {
  const { projects: t } = useAdminTexts();
  if (!project.cover)
    return (
      <span className="projects-card-picture projects-card-picture--none">
        <Icon name="image" />
        <small>{t.noCover}</small>
      </span>
    );
  return (
    <span className="projects-card-picture">
      <MediaThumb source={mediaSource(project.cover)} sizes="(max-width: 720px) 100vw, 384px" />
    </span>
  );
}

export const ProjectCardSkeleton = () => (
  <li className="projects-card">
    <span className="projects-card-picture" />
    <span className="projects-card-head">
      <Skeleton width="9em" />
    </span>
    <span className="projects-card-address">
      <Skeleton width="15em" />
    </span>
    <div className="projects-card-foot">
      <Skeleton width="7em" />
    </div>
  </li>
);
