import { LINE_MAX, NAME_MAX, TEXT_MAX } from '@diyar/contract/limits';
import type { ReactNode } from 'react';
import { copyEnglish } from '~/features/project-draft/admin/copy-english.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { BilingualHead } from '~/ui/admin/fields/bilingual-field.tsx';
import { CityFields } from './city-fields.tsx';
import { NeedList } from './need-list.tsx';
import { PlaceFields } from './place-fields.tsx';
import { Publication } from './publication.tsx';
import { TextPair } from './text-pair.tsx';
import type { Editor } from './use-editor.ts';

type Props = { editor: Editor; isFeatured: boolean; media: ReactNode };

/** The first tab: info and address in both languages, and the media. */
export function InfoTab({ editor, isFeatured, media }: Props) {
  const { projectEditor: t } = useAdminTexts();
  return (
    <div className="columns editor-columns">
      <div className="stack">
        <section>
          <header className="section-head">
            <h2>{t.texts}</h2>
          </header>
          <BilingualHead onCopy={() => editor.change(copyEnglish)} />
          <TextPair editor={editor} name="name" maxLength={NAME_MAX} isRequired />
          <TextPair editor={editor} name="description" maxLength={TEXT_MAX} rows={5} />
        </section>
        <section>
          <header className="section-head">
            <h2>{t.address}</h2>
          </header>
          <TextPair editor={editor} name="street" maxLength={LINE_MAX} isRequired />
          <TextPair editor={editor} name="block" maxLength={LINE_MAX} />
          <CityFields editor={editor} />
          <TextPair editor={editor} name="country" maxLength={LINE_MAX} />
          <PlaceFields editor={editor} />
        </section>
        <section>{media}</section>
      </div>
      <aside className="stack side-rail editor-rail" aria-label={t.publication}>
        <NeedList editor={editor} />
        <Publication editor={editor} isFeatured={isFeatured} />
      </aside>
    </div>
  );
}
