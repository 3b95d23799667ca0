import type { Message } from '@diyar/contract/messages';
import { labelOf, nameOf } from '@diyar/contract/rules/localized';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';

/** 'Viewing request: Olive Terraces, B-204' above the text; nothing for a plain message. */
export function ViewingLine({ message, className }: { message: Message; className: string }) {
  const { messages: t } = useAdminTexts();
  const { lang } = useLanguage();
  const { project, unit } = message;
  const { source } = message;
  if (source === 'contact' && !project) return null;
  if (!project) return <span className={className}>{t[source]}</span>;
  const name = nameOf(project, lang);
  const what = unit ? t.ofUnit(name, labelOf(unit, lang)) : name;
  return (
    <span className={className}>
      {source === 'viewing' ? t.viewingOf(what) : source !== 'contact' ? `${t[source]}: ${what}` : what}
    </span>
  );
}
