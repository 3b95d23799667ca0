import { useBrand } from '~/lib/brand.tsx';
import { Mark } from './mark.tsx';

/** The company's logo as large as the place allows, or its first letter, or the built-in mark. */
export function BrandMark({ isSmall = false }: { isSmall?: boolean }) {
  const { name, isOwn, logo } = useBrand();
  if (!isOwn) return <Mark />;
  if (!logo)
    return (
      <span className="mark mark-letter" aria-hidden="true">
        {[...name.trim()][0]}
      </span>
    );
  if (isSmall) return <img className="mark" src={logo.icon.replace('icon-32', 'icon-180')} alt="" />;
  return (['light', 'dark'] as const).map((theme) => (
    <img key={theme} className={`mark-logo mark-logo--${theme}`} src={logo[theme]} alt="" loading="lazy" />
  ));
}
