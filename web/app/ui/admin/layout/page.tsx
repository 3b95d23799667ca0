import { type ReactNode, use } from 'react';
import { Link, type To } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useBrand } from '~/lib/brand.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { ShellContext } from './shell-context.ts';

type Props = {
  title: string;
  /** The title as it is shown, where it is more than text: the name of a building that switches to others. */
  heading?: ReactNode;
  /** The parent page: 'Projects /' before the title. */
  parent?: { label: string; to: To };
  /** A note after the title: '7 users'. */
  sub?: ReactNode;
  /** At the end of the bar, the main action last. */
  actions?: ReactNode;
  /** Between bar and body: the steps of an editor. */
  tabs?: ReactNode;
  /** The whole width, without padding: inbox and floors have their own. */
  isFull?: boolean;
  /** The whole width with padding: a sheet. */
  isWide?: boolean;
  children: ReactNode;
};

/** A page of the back office: a bar with title and main action, and the body. */
export function Page({ title, heading, parent, sub, actions, tabs, isFull, isWide, children }: Props) {
  const { nav } = useAdminTexts();
  const { name } = useBrand();
  const { openMenu } = use(ShellContext);
  return (
    <>
      <title>{`${title} · ${name}`}</title>
      <header className="page-bar">
        <span className="page-bar-menu" data-no-print>
          <IconButton icon="list" label={nav.menu} onPress={openMenu} />
        </span>
        {parent && (
          <>
            <Link className="page-crumb" to={parent.to} data-no-print>
              {parent.label}
            </Link>
            <i className="page-slash" aria-hidden="true" data-no-print>
              /
            </i>
          </>
        )}
        <h1>{heading ?? title}</h1>
        {sub && <span className="page-bar-sub">{sub}</span>}
        {actions && (
          <div className="page-bar-end" data-no-print>
            {actions}
          </div>
        )}
      </header>
      {tabs}
      <main
        id="main"
        className={classNames('page-main', isFull && 'page-main--full', isWide && 'page-main--wide')}
        tabIndex={-1}
      >
        {children}
      </main>
    </>
  );
}
