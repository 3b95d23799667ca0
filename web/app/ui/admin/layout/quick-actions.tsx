import { sidebarFor } from '@diyar/contract/rules/admin-pages';
import type { Role } from '@diyar/contract/rules/roles';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Icon } from '../icon.tsx';
import { PAGE_ICON } from './nav-pages.ts';

/** SPEC §6: projects, company, inbox and selled for staff; users and LaCasa for SUPERADMIN; LaCasa for LACASA. */
const QUICK = ['inbox', 'projects', 'sold', 'company', 'users', 'lacasaDashboard', 'lacasaFloors'] as const;
type QuickKey = (typeof QUICK)[number];

type Props = {
  of: Role | null;
  /** The page the reader is on. */
  except?: QuickKey;
  /** Replaces the line under a link by something the screen knows: '7 new, 3 viewing requests'. */
  notes?: Partial<Record<QuickKey, string>>;
};

export function QuickActions({ of: role, except, notes = {} }: Props) {
  const { nav } = useAdminTexts();
  const pages = sidebarFor(role);
  const shown = QUICK.filter((key) => key !== except).flatMap((key) => {
    const page = pages.find((one) => one.key === key);
    return page ? [{ key, path: page.path }] : [];
  });
  return (
    <section className="quick-box">
      <header className="sec">
        <h2>{nav.quick.title}</h2>
      </header>
      <ul className="quick">
        {shown.map(({ key, path }) => (
          <li key={key}>
            <Link to={path}>
              <Icon name={PAGE_ICON[key]} />
              <span className="two">
                <strong>{key === 'projects' ? nav.manageProjects : nav.pages[key]}</strong>
                <small>{notes[key] ?? nav.quick[key]}</small>
              </span>
              <Icon name="caret-right" className="flip dim" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
