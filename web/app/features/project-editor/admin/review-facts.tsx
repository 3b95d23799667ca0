import { otherLang } from '@diyar/contract/rules/language';
import { isOnOffer } from '@diyar/contract/rules/units';
import type { ReactNode } from 'react';
import { featuresWithGaps, unitsWithGaps } from '~/features/project-draft/admin/gaps.ts';
import type { DraftMedia } from '~/features/project-draft/admin/media.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { MissingButton } from './missing-button.tsx';
import { ReviewBuilding } from './review-building.tsx';
import { ReviewMedia } from './review-media.tsx';
import type { Editor } from './use-editor.ts';

type Props = { editor: Editor; renderThumb: (item: DraftMedia) => ReactNode };

/** Units, features, media, the building: how many, and their gaps. */
export function ReviewFacts({ editor, renderThumb }: Props) {
  const { projectEditor } = useAdminTexts();
  const t = projectEditor.review;
  const { lang } = useLanguage();
  const { draft } = editor;
  const langs = [lang, otherLang(lang)];
  const openUnit = (key: string, field = 'unitNumber') =>
    editor.goTo(`units.${draft.units.findIndex((unit) => unit.key === key)}.${field}`);
  const unchecked = draft.units.filter(({ isUnchecked }) => isUnchecked);
  const [firstUnchecked] = unchecked;
  const { left } = editor.steps();
  const [firstLeft] = left;
  return (
    <div className="editor-review">
      <section className="editor-group">
        <h2>{t.units}</h2>
        <p>
          {draft.units.length === 0
            ? t.count(0)
            : t.unitsBody(draft.units.filter(isOnOffer).length, draft.units.length)}
        </p>
        {firstUnchecked && (
          <MissingButton onPress={() => openUnit(firstUnchecked.key)}>
            {t.unitsUnchecked(unchecked.length)}
          </MissingButton>
        )}
        {firstLeft && (
          <MissingButton onPress={() => openUnit(firstLeft.key, firstLeft.field)}>
            {t.unitsWrong(left.length)}
          </MissingButton>
        )}
        {langs.map((one) => {
          const [first, ...more] = unitsWithGaps(draft, one);
          return (
            first && (
              <MissingButton key={one} onPress={() => openUnit(first.key)}>
                {t.inLang[one]}: {t.unitsGaps(more.length + 1)}
              </MissingButton>
            )
          );
        })}
      </section>
      <section className="editor-group">
        <h2>{t.features}</h2>
        <p>{t.count(draft.features.length)}</p>
        {langs.map((one) => {
          const count = featuresWithGaps(draft, one);
          return (
            count > 0 && (
              <MissingButton key={one} onPress={() => editor.setTab('structure')}>
                {t.inLang[one]}: {t.featuresGaps(count)}
              </MissingButton>
            )
          );
        })}
      </section>
      <ReviewMedia editor={editor} renderThumb={renderThumb} />
      <ReviewBuilding draft={draft} />
    </div>
  );
}
