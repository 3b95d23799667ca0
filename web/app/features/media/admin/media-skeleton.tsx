import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';

/** The heading of the media, until they are loaded. */
export function MediaSkeleton() {
  const { media: t } = useAdminTexts();
  return (
    <>
      <header className="section-head" aria-busy="true">
        <h2>{t.media}</h2>
      </header>
      <Skeleton width="18em" />
    </>
  );
}
