import type { Lang } from '@diyar/contract/rules/language';
import elMessiri from '~/assets/fonts/el-messiri-arabic.woff2';
import marcellus from '~/assets/fonts/marcellus-ascii.woff2';
import readexArabic from '~/assets/fonts/readex-pro-arabic.woff2';
import readexAscii from '~/assets/fonts/readex-pro-ascii.woff2';

/** The fonts that the first view needs in its language: of the text, and of the headings where they have another. */
const fontsOf = (lang: Lang, oneFace: boolean): string[] => {
  const [headings, text] = lang === 'ar' ? [elMessiri, readexArabic] : [marcellus, readexAscii];
  return oneFace ? [text] : [headings, text];
};

/**
 * React hoists them into the head in render order: after the page itself, so that its first picture, which
 * takes longest, is requested first. In a page that is already loaded they have no effect.
 */
export const FontLinks = ({ lang, oneFace = false }: { lang: Lang; oneFace?: boolean }) =>
  import.meta.env.SSR &&
  fontsOf(lang, oneFace).map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
  ));
