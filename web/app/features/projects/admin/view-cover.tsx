import type { Project } from '@diyar/contract/projects';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { mediaSource } from '~/lib/admin/media-source.ts';
import { Icon } from '~/ui/admin/icon.tsx';
import { MediaThumb } from '~/ui/admin/values/media-thumb.tsx';

/** The cover as large as possible; a video can be played. */
export function ViewCover({ project }: { project: Project }) {
  const { projects: t } = useAdminTexts();
  if (!project.cover)
    return (
      <p className="project-view-cover project-view-cover--none">
        <Icon name="image" />
        {t.noCover}
      </p>
    );
  const source = mediaSource(project.cover);
  return (
    <figure className="project-view-cover">
      {source.isVideo ? (
        // biome-ignore lint/a11y/useMediaCaption: uploaded videos have no captions
        <video src={source.url} poster={source.poster} controls preload="metadata" aria-label={t.cover} />
      ) : (
        <MediaThumb source={source} alt={t.cover} sizes="(max-width: 1180px) 100vw, 860px" />
      )}
    </figure>
  );
}
