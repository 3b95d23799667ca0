import { type ReactNode, use } from 'react';
import { Link, type To } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { ShellContext } from './shell-context.ts';

type Props = {
  title: string;
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
  children: ReactNode;
};

/** A page of the back office: a bar with title and main action, and the body. */
export function Page({ title, parent, sub, actions, tabs, isFull, children }: Props) {
  const { nav } = useAdminTexts();
  const { openMenu } = use(ShellContext);
  return (
    <>
      <title>{`${title} · ${nav.brand}`}</title>
      <header className="bar">
        <span className="bar__menu">
          <IconButton icon="list" label={nav.menu} onPress={openMenu} />
        </span>
        {parent && (
          <>
            <Link className="crumb" to={parent.to}>
              {parent.label}
            </Link>
            <i className="slash" aria-hidden="true">
              /
            </i>
          </>
        )}
        <h1>{title}</h1>
        {sub && <span className="bar__sub">{sub}</span>}
        {actions && <div className="bar__end">{actions}</div>}
      </header>
      {tabs}
      <main id="main" className={classNames('main', isFull && 'main--full')} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
