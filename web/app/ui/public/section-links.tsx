import type { MouseEvent } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { scrollToSection } from '~/lib/section-scroll.ts';

/** The anchors of the home page (docs/product/public-site.md#section-links). */
const SECTIONS = ['projects', 'company', 'contact'] as const;
type Section = (typeof SECTIONS)[number];

/** The three links of bar, menu and footer, as list items. */
export function SectionLinks() {
  return SECTIONS.map((section) => (
    <li key={section}>
      <SectionLink section={section} />
    </li>
  ));
}

/**
 * A plain anchor that works without scripts. With scripts it navigates to the home page, then scrolls
 * smoothly. The section is in the router's state and not in the hash, at which the router itself would jump.
 */
function SectionLink({ section }: { section: Section }) {
  const t = usePublicTexts().shell;
  const home = useHref('/');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || isModified(event)) return;
    event.preventDefault();
    if (pathname === '/') scrollToSection(section);
    else navigate('/', { state: { section } });
  };
  return (
    <a href={`${home === '/' ? '/' : home}#${section}`} onClick={onClick}>
      {t[section]}
    </a>
  );
}

const isModified = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
