import { isRouteErrorResponse, Link, useLocation, useRouteError } from 'react-router';
import { usePublicTexts } from '~/i18n/public/index.ts';
import '~/ui/public/button.css';
import { NotFound } from '~/ui/public/not-found.tsx';
import './project-error.css';

/** 'Not found.' or 'Failed to load property.', and links to what works. */
export function ProjectError() {
  const t = usePublicTexts().projectPagesDetail;
  const error = useRouteError();
  const { pathname, search } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404)
    return <NotFound title={t.notFound} text={t.notFoundHelp} />;
  return (
    <div className="wrap section project-error">
      <h1>{t.failed}</h1>
      <p className="lead">{t.failedHelp}</p>
      <div className="btn-row">
        <Link className="btn" to={pathname + search} reloadDocument>
          {t.retry}
        </Link>
        <Link className="btn btn--line" to="/properties">
          {t.back}
        </Link>
      </div>
    </div>
  );
}
