import type { Lang } from '@diyar/contract/rules/language';
import elMessiri from '~/assets/fonts/el-messiri-arabic.woff2';
import marcellus from '~/assets/fonts/marcellus-latin.woff2';
import readexArabic from '~/assets/fonts/readex-pro-arabic.woff2';
import readexAscii from '~/assets/fonts/readex-pro-ascii.woff2';

/** The two files the first view needs in its language; the figures of Arabic pages come by themselves. */
export const fontsOf = (lang: Lang): string[] =>
  lang === 'ar' ? [elMessiri, readexArabic] : [marcellus, readexAscii];
