import { usePublicTexts } from '~/i18n/public/index.ts';
import { useAddress } from '~/lib/address.tsx';
import { useBrand } from '~/lib/brand.tsx';

/** The anchors of the home page (docs/product/public-site.md#section-links). */
const SECTIONS = ['projects', 'company', 'contact'] as const;

/** The three links of bar, menu and footer, as list items; on the home page islands/movement.ts follows them. */
export function SectionLinks() {
  const t = usePublicTexts().shell;
  const { name } = useBrand();
  const { hrefTo } = useAddress();
  return SECTIONS.map((section) => (
    <li key={section}>
      <a href={`${hrefTo('')}#${section}`} data-section>
        {section === 'company' ? t.company(name) : t[section]}
      </a>
    </li>
  ));
}
