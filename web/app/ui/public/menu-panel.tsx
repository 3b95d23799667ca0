import type { ReactNode } from 'react';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { Brand } from './brand.tsx';
import { Channels } from './channels.tsx';
import { ClosePopover } from './close-popover.tsx';
import type { Contact } from './contact.ts';
import { LanguageLink } from './page-tools.tsx';
import { SectionLinks } from './section-links.tsx';

export const MENU_ID = 'menu';

/**
 * The menu on phones: a popover, so that Escape and a press outside close it, also without scripts. A press
 * on one of its links closes it in the boot script. The page behind does not scroll while it is open (base.css, `.lock`).
 */
export function MenuPanel({ contact, link }: { contact: Contact; link: ReactNode }) {
  const t = usePublicTexts().shell;
  return (
    <div className="panel menu-panel lock" id={MENU_ID} popover="auto">
      <div className="panel-head">
        <span className="brand">
          <Brand />
        </span>
        <ClosePopover id={MENU_ID} label={t.close} />
      </div>
      <nav aria-label={t.menu}>
        <ul className="menu-panel-links">
          <SectionLinks />
          <li>{link}</li>
        </ul>
      </nav>
      <div className="menu-panel-foot">
        <LanguageLink />
        <Channels phone={contact.phone} whatsapp={contact.whatsapp} email={contact.email} />
      </div>
    </div>
  );
}
