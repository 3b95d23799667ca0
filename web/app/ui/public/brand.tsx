import { useBrand } from '~/lib/brand.tsx';

const ARCH = 'M6 58V29A26 26 0 0 1 58 29V58H49V29A17 17 0 0 0 15 29V58Z';
const DOOR =
  'M20 58V29.5A12 12 0 0 1 44 29.5V58H41V29.5A9 9 0 0 0 23 29.5V58ZM32 36.4L33.64 38.04H35.96V40.36L37.6 42 35.96 43.64V45.96H33.64L32 47.6 30.36 45.96H28.04V43.64L26.4 42 28.04 40.36V38.04H30.36Z';

/** The company's logo, or the built-in mark, and the name in the script of the language. */
export function Brand() {
  const { name, isOwn, logo } = useBrand();
  return (
    <>
      {logo && <Logo logo={logo} alt={logo.hasName ? name : ''} />}
      {!isOwn && (
        <svg className="brand-mark" viewBox="6 3 52 55" aria-hidden="true">
          <path d={ARCH} />
          <path className="brand-brass" d={DOOR} />
        </svg>
      )}
      {!logo?.hasName && <span className="brand-word">{name}</span>}
    </>
  );
}

type LogoProps = { logo: NonNullable<ReturnType<typeof useBrand>['logo']>; alt: string };

/** Of the two the style sheet shows one, and only that one is loaded. */
const Logo = ({ logo: { light, dark, width, height }, alt }: LogoProps) =>
  (['light', 'dark'] as const).map((ground) => (
    <img
      key={ground}
      className={`brand-logo brand-logo--${ground}`}
      src={ground === 'light' ? light : dark}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
    />
  ));
