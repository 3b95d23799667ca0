import type { ProjectCard } from '@diyar/contract/projects';
import { Button } from 'react-aria-components/Button';
import { useNavigate } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { Busy } from '~/ui/admin/feedback/busy.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { useSetFeatured } from './projects-api.ts';

type Props = {
  project: ProjectCard;
  name: string;
  /** The change was rejected and rolled back: the card highlights it. */
  onRolledBack: () => void;
};

/** 'Make featured' and 'Unfeature', optimistic. Featuring an archived project says that nobody sees it yet. */
export function FeatureStar({ project, name, onRolledBack }: Props) {
  const { projects: t, ui } = useAdminTexts();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const setFeatured = useSetFeatured(project);

  const change = (featured: boolean) =>
    setFeatured.mutate(featured, {
      onSuccess: () => {
        if (!featured || project.isActive) return;
        showToast({
          kind: 'success',
          title: t.featuredHidden,
          detail: t.featuredHiddenBody(name),
          action: {
            label: t.makeActive,
            run: () => void navigate(`/admin/projects/${project.id}/edit`),
          },
          // a sentence that has to be understood, not a confirmation
          isLasting: true,
        });
      },
      onError: (error) => {
        onRolledBack();
        // the session dialog already explains it
        if (error instanceof ApiError && error.status === 401) return;
        showToast({
          kind: 'failure',
          title: `${t.updateFailed}: ${errorText(error)}`,
          detail: featured ? t.stillNotFeatured(name) : t.stillFeatured(name),
          action: { label: ui.retry, run: () => change(featured) },
        });
      },
    });

  const { isFeatured } = project;
  return (
    <Button
      className="projects-star"
      data-on={isFeatured || undefined}
      aria-label={isFeatured ? t.unfeatureOf(name) : t.featureOf(name)}
      isPending={setFeatured.isPending}
      onPress={() => change(!isFeatured)}
    >
      {setFeatured.isPending ? (
        <Busy>{ui.saving}</Busy>
      ) : (
        <>
          <Icon name={isFeatured ? 'star-fill' : 'star'} />
          <span>{isFeatured ? t.unfeature : t.feature}</span>
        </>
      )}
    </Button>
  );
}
