import { isRouteErrorResponse, Link, useLocation, useRouteError } from 'react-router';
import { failure } from '~/i18n/failure.ts';
import { useLanguage } from '~/lib/language.tsx';
import { NotFound } from './not-found.tsx';

/** The ErrorBoundary of public pages: the not-found page for a 404, a failure page for anything else. */
export function PageError() {
  const error = useRouteError();
  const { lang } = useLanguage();
  const { pathname, search } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  const t = failure[lang];
  return (
    <div className="wrap section not-found-text">
      <h1>{t.title}</h1>
      <p className="lead">{t.text}</p>
      <div className="btn-row">
        <Link className="btn" to={pathname + search} reloadDocument>
          {t.retry}
        </Link>
      </div>
    </div>
  );
}
