import { dirOf, type Lang, otherLang } from '@diyar/contract/rules/language';
import { TEXTS, type TextName, textOf, textPath } from '~/features/project-draft/admin/draft-texts.ts';
import { isTextMissing } from '~/features/project-draft/admin/gaps.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { MissingButton } from './missing-button.tsx';
import type { Editor } from './use-editor.ts';

/** The texts side by side; a gap links to its field. */
export function ReviewTexts({ editor }: { editor: Editor }) {
  const { projectEditor: t } = useAdminTexts();
  const { lang } = useLanguage();
  const langs = [lang, otherLang(lang)];
  return (
    <section>
      <header className="section-head">
        <h2>{t.review.texts}</h2>
      </header>
      <table className="editor-texts">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t.review.texts}</span>
            </th>
            {langs.map((one) => (
              <th key={one} scope="col" dir={dirOf(one)}>
                {t.review.inLang[one]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TEXTS.map((name) => (
            <tr key={name}>
              <th scope="row">{t.fields[name]}</th>
              {langs.map((one) => (
                <td key={one} data-language={t.review.inLang[one]}>
                  <Cell editor={editor} name={name} lang={one} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({ editor, name, lang }: { editor: Editor; name: TextName; lang: Lang }) {
  const { projectEditor: t } = useAdminTexts();
  const text = textOf(editor.draft, name, lang).trim();
  if (text)
    return (
      <p className="editor-text" lang={lang} dir={dirOf(lang)}>
        {text}
      </p>
    );
  if (!isTextMissing(editor.draft, name, lang)) return <span className="dim">{t.review.notGiven}</span>;
  const label = `${t.review.missing}: ${t.fields[name]}, ${t.review.inLang[lang]}`;
  return (
    <MissingButton label={label} onPress={() => editor.goTo(textPath(name, lang))}>
      {t.review.missing}
    </MissingButton>
  );
}
