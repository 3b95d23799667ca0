import { otherLang } from '@diyar/contract/rules/language';
import { countGaps } from '~/features/project-draft/admin/gaps.ts';
import type { ProjectDraft } from '~/features/project-draft/admin/project.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Icon } from '~/ui/admin/icon.tsx';

/** One line: complete, or the number of gaps in either language. */
export function GapSummary({ draft }: { draft: ProjectDraft }) {
  const { projectEditor } = useAdminTexts();
  const { lang } = useLanguage();
  const t = projectEditor.review;
  const found = [lang, otherLang(lang)]
    .map((one) => ({ lang: one, count: countGaps(draft, one) }))
    .filter(({ count }) => count > 0);
  if (found.length === 0)
    return (
      <p className="editor-summary good">
        <Icon name="check" />
        {t.complete}
      </p>
    );
  return (
    <p className="editor-summary editor-summary--gaps">
      <Icon name="warning-circle" />
      {found
        .map(({ lang: one, count }) => `${t.incomplete(count)} ${t.inLang[one]}`)
        .join(lang === 'ar' ? '، ' : ', ')}
    </p>
  );
}
