import type { Project } from '@diyar/contract/projects';
import { projectPath } from '@diyar/contract/rules/project-status';
import { isWebUrl } from '@diyar/contract/rules/web-url';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { fullMoment, shortMoment } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { StatusTag } from './status-tag.tsx';

/** Status, slug, units, the link to the map. */
export function ProjectFacts({ project }: { project: Project }) {
  const { projects: t, ui } = useAdminTexts();
  const { lang } = useLanguage();
  const { googleMapsUrl } = project.address;
  return (
    <aside className="side-rail" aria-label={t.status}>
      <dl className="project-view-facts">
        <div>
          <dt>{t.status}</dt>
          <dd className="row project-view-tags">
            <StatusTag project={project} />
          </dd>
        </div>
        <div>
          <dt>{t.slug}</dt>
          <dd>
            <bdi dir="ltr">{projectPath(project)}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t.units}</dt>
          <dd>{project.unitsTotal === 0 ? t.noUnits : t.free(project.unitsAvailable, project.unitsTotal)}</dd>
        </div>
        <div>
          <dt>{t.changed}</dt>
          <dd>
            <time dateTime={project.updatedAt} title={fullMoment(project.updatedAt, lang)}>
              {shortMoment(project.updatedAt, lang, ui)}
            </time>
          </dd>
        </div>
      </dl>
      {isWebUrl(googleMapsUrl) && (
        <a className="text-button" href={googleMapsUrl} target="_blank" rel="noreferrer">
          <Icon name="map-pin" />
          <span>{t.openInMaps}</span>
        </a>
      )}
    </aside>
  );
}
