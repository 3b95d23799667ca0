import { Link, useLocation } from 'react-router';
import { usePublicTexts } from '~/i18n/public/index.ts';

/** 'Failed to load properties.', and links to what works. */
export function ListError() {
  const t = usePublicTexts().projectPagesList;
  const { pathname, search } = useLocation();
  return (
    <div className="wrap section not-found-text">
      <h1>{t.failed}</h1>
      <p className="lead">{t.failedHelp}</p>
      <div className="btn-row">
        <Link className="btn" to={pathname + search} reloadDocument>
          {t.retry}
        </Link>
      </div>
    </div>
  );
}
