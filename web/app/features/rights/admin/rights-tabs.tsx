import { Link, useLocation } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import './rights.css';

/** The two pages of rights and limits, as links: each has an address. */
export function RightsTabs() {
  const { rights: t, roleLimits } = useAdminTexts();
  const isLimits = useLocation().pathname.endsWith('/limits');
  return (
    <nav className="rights-tabs" aria-label={t.title} data-no-print>
      <Link to="/admin/rights" aria-current={isLimits ? undefined : 'page'}>
        {t.table}
      </Link>
      <Link to="/admin/rights/limits" aria-current={isLimits ? 'page' : undefined}>
        {roleLimits.title}
      </Link>
    </nav>
  );
}
