import { Link, useLocation } from 'react-router';
import { usePublicTexts } from '~/i18n/public/index.ts';

/** SPEC §8: 'Failed to load properties.', and what still works. */
export function ListError() {
  const t = usePublicTexts().projectsList;
  const { pathname, search } = useLocation();
  return (
    <div className="wrap section not-found-text">
      <h1>{t.failed}</h1>
      <p className="lead not-found-lead">{t.failedHelp}</p>
      <div className="btn-row">
        <Link className="btn" to={pathname + search} reloadDocument>
          {t.retry}
        </Link>
      </div>
    </div>
  );
}
