import { usePublicTexts } from '~/i18n/public/index.ts';

const ARCH = 'M6 58V29A26 26 0 0 1 58 29V58H49V29A17 17 0 0 0 15 29V58Z';
const DOOR =
  'M20 58V29.5A12 12 0 0 1 44 29.5V58H41V29.5A9 9 0 0 0 23 29.5V58ZM32 36.4L33.64 38.04H35.96V40.36L37.6 42 35.96 43.64V45.96H33.64L32 47.6 30.36 45.96H28.04V43.64L26.4 42 28.04 40.36V38.04H30.36Z';

/** The logo: the mark and the name in the script of the language. */
export function Brand() {
  const t = usePublicTexts().shell;
  return (
    <>
      <svg className="brand-mark" viewBox="6 3 52 55" aria-hidden="true">
        <path d={ARCH} />
        <path className="brand-brass" d={DOOR} />
      </svg>
      <span className="brand-word">{t.brand}</span>
    </>
  );
}
