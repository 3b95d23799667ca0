import { Link, useLocation } from 'react-router';

type Props = { label: string; pages: readonly { to: string; name: string }[] };

/** Pages of one thing, as links: each has an address. */
export function PageTabs({ label, pages }: Props) {
  const { pathname } = useLocation();
  return (
    <nav className="page-tabs" aria-label={label} data-no-print>
      {pages.map(({ to, name }) => (
        <Link key={to} to={to} aria-current={pathname.replace(/\/+$/, '') === to ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
