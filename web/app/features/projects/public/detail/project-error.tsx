import { isRouteErrorResponse, Link, useLocation, useRouteError } from 'react-router';
import { usePublicTexts } from '~/i18n/public/index.ts';
import '~/ui/public/button.css';
import './project-error.css';

/** SPEC §8: 'Not found.' or 'Failed to load property.', and what still works. */
export function ProjectError() {
  const t = usePublicTexts().detail;
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div className="wrap section project-error">
      <h1>{missing ? t.notFound : t.failed}</h1>
      <p className="lead">{missing ? t.notFoundHelp : t.failedHelp}</p>
      <div className="actions">
        {!missing && (
          <Link className="btn" to={pathname + search} reloadDocument>
            {t.retry}
          </Link>
        )}
        <Link className={missing ? 'btn' : 'btn line'} to="/properties">
          {t.back}
        </Link>
      </div>
    </div>
  );
}
