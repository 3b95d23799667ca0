import type { Lang } from '@diyar/contract/rules/language';
import { type TextName, textOf, textPath, withText } from '~/features/project-draft/admin/draft-texts.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { BilingualField } from '~/ui/admin/fields/bilingual-field.tsx';
import type { Editor } from './use-editor.ts';

type Props = { editor: Editor; name: TextName; maxLength: number; isRequired?: boolean; rows?: number };

/** One text of the project in both languages. */
export function TextPair({ editor, name, ...look }: Props) {
  const { projectEditor: t } = useAdminTexts();
  const side = (lang: Lang) => {
    const path = textPath(name, lang);
    return {
      name: path,
      value: textOf(editor.draft, name, lang),
      onChange: (value: string) => editor.change((draft) => withText(draft, name, lang, value)),
      onBlur: () => editor.touch(path),
      error: editor.errorAt(path),
    };
  };
  return <BilingualField label={t.fields[name]} en={side('en')} ar={side('ar')} {...look} />;
}
