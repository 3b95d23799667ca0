import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { usePublicTexts } from '~/i18n/public/index.ts';
import '~/ui/public/button.css';
import { Failed } from '~/ui/public/failed.tsx';
import { NotFound } from '~/ui/public/not-found.tsx';

/** 'Not found.' or 'Failed to load property.', and links to what works. */
export function ProjectError() {
  const t = usePublicTexts().projectPagesDetail;
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404)
    return <NotFound title={t.notFound} text={t.notFoundHelp} />;
  return (
    <Failed title={t.failed} text={t.failedHelp} retry={t.retry}>
      <Link className="btn btn--line" to="/properties">
        {t.back}
      </Link>
    </Failed>
  );
}
