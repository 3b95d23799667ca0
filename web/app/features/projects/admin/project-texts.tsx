import type { Project } from '@diyar/contract/projects';
import { dirOf, otherLang } from '@diyar/contract/rules/language';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';

/** Names, streets and descriptions, the user's language first. */
export function ProjectTexts({ project }: { project: Project }) {
  const { projects: t, ui } = useAdminTexts();
  const { lang } = useLanguage();
  const langs = [lang, otherLang(lang)];
  const words = { ar: ui.arabic, en: ui.english };
  const { address } = project;
  const rows = [
    { label: t.name, en: project.nameEn, ar: project.nameAr },
    { label: t.street, en: address.streetEn, ar: address.streetAr },
    { label: t.description, en: project.descriptionEn, ar: project.descriptionAr },
  ];
  return (
    <table className="project-view-texts">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t.name}</span>
          </th>
          {langs.map((one) => (
            <th key={one} scope="col" dir={dirOf(one)}>
              {words[one]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            {langs.map((one) => (
              <td key={one} data-language={words[one]} lang={one} dir={dirOf(one)}>
                {row[one].trim() || <Tag tone="clay">{t.missing}</Tag>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
