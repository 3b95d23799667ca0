import { sidebarFor } from '@diyar/contract/rules/admin-pages';
import { holderOf } from '@diyar/contract/rules/roles';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useSession } from '~/lib/session/session.ts';
import { Icon } from '~/ui/admin/icon.tsx';
import { PAGE_ICON } from './nav-pages.ts';

/** The links by role (docs/product/sign-in-and-roles.md#quick-actions). */
const QUICK = ['inbox', 'projects', 'sold', 'company', 'users', 'lacasaDashboard', 'lacasaFloors'] as const;
type QuickKey = (typeof QUICK)[number];

type Props = {
  /** Replaces the description of a link by current figures: '7 new, 3 viewing requests'. */
  notes?: Partial<Record<QuickKey, string>>;
};

export function QuickActions({ notes = {} }: Props) {
  const { nav } = useAdminTexts();
  const now = useSession();
  const pages = sidebarFor(now.status === 'signedIn' ? holderOf(now.user) : null);
  const shown = QUICK.flatMap((key) => {
    const page = pages.find((one) => one.key === key);
    return page ? [{ key, path: page.path }] : [];
  });
  return (
    <section className="quick-actions">
      <header className="section-head">
        <h2>{nav.quick.title}</h2>
      </header>
      <ul className="quick-actions-list">
        {shown.map(({ key, path }) => (
          <li key={key}>
            <Link to={path}>
              <Icon name={PAGE_ICON[key]} />
              <span className="two-lines">
                <strong>{key === 'projects' ? nav.manageProjects : nav.pages[key]}</strong>
                <small>{notes[key] ?? nav.quick[key]}</small>
              </span>
              <Icon name="caret-right" className="icon--flip dim" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
