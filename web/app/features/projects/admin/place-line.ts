import type { ProjectCard } from '@diyar/contract/projects';
import type { Lang } from '@diyar/contract/rules/language';
import { inLanguage } from '@diyar/contract/rules/localized';

type Place = Pick<ProjectCard, 'cityEn' | 'cityAr' | 'addressEn' | 'addressAr'>;

/** The city, then the rest of the address, in the user's language or else in the other. */
export function placeLine(project: Place, lang: Lang): string {
  const city = inLanguage(project.cityEn, project.cityAr, lang).trim();
  const address = inLanguage(project.addressEn, project.addressAr, lang);
  const rest = address
    .split(/[,،]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== city);
  return [city, ...rest].filter(Boolean).join(lang === 'ar' ? '، ' : ', ');
}
