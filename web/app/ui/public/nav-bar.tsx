import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { useBrand } from '~/lib/brand.tsx';
import { Brand } from './brand.tsx';
import type { Contact } from './contact.ts';
import { Icon } from './icon.tsx';
import { MENU_ID, MenuPanel } from './menu-panel.tsx';
import { LanguageLink, ThemeButton } from './page-tools.tsx';
import { SectionLinks } from './section-links.tsx';

type Props = {
  over?: boolean;
  contact: Contact;
  /** The way to one's list, as an icon of the bar and as a line of the menu. */
  tool: ReactNode;
  link: ReactNode;
};

/**
 * `over` lies on the hero and becomes solid after the first scroll (docs/product/public-site.md#page-frame).
 */
export function NavBar({ over = false, contact, tool, link }: Props) {
  const t = usePublicTexts().shell;
  const { name } = useBrand();
  return (
    <>
      <header className={over ? 'nav-bar nav-bar--over' : 'nav-bar'}>
        <div className="nav-bar-in">
          <Link className="brand" to="/" aria-label={t.home(name)}>
            <Brand />
          </Link>
          <nav aria-label={t.main}>
            <ul className="nav-bar-links">
              <SectionLinks />
            </ul>
          </nav>
          <div className="page-tools nav-bar-tools">
            <LanguageLink className="btn-tool" />
            <ThemeButton />
            {tool}
            <button
              className="btn-tool nav-bar-burger"
              type="button"
              popoverTarget={MENU_ID}
              aria-label={t.menu}
            >
              <Icon name="list" />
            </button>
          </div>
        </div>
      </header>
      <MenuPanel contact={contact} link={link} />
    </>
  );
}
