import { PATH_OF, type Required } from '~/features/project-draft/admin/problems.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import type { Editor } from './use-editor.ts';

const ALL: readonly Required[] = ['nameEn', 'nameAr', 'streetEn', 'streetAr'];

/** The required fields that are still missing, each with a link to it. */
export function NeedList({ editor }: { editor: Editor }) {
  const { projectEditor: t } = useAdminTexts();
  return (
    <section className="editor-need">
      <h2>{t.before}</h2>
      <ul>
        {ALL.map((field) => {
          const isMissing = editor.missing.includes(field);
          return (
            <li key={field} className={isMissing ? 'bad' : 'good'}>
              <Icon name={isMissing ? 'warning-circle' : 'check'} />
              {isMissing ? (
                <TextButton isDanger onPress={() => editor.goTo(PATH_OF[field])}>
                  {t.required[field]}
                </TextButton>
              ) : (
                t.required[field]
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
