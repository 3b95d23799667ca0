import type { Place } from '@diyar/contract/cities';
import { LINE_MAX } from '@diyar/contract/limits';
import { foldText } from '@diyar/contract/rules/fold-text';
import { dirOf, type Lang, otherLang } from '@diyar/contract/rules/language';
import { isSimilarCity } from '@diyar/contract/rules/similar-cities';
import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Link } from 'react-router';
import { SUFFIX, textOf, textPath, withText } from '~/features/project-draft/admin/draft-texts.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { ErrorLine } from '~/ui/admin/fields/field-parts.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import type { Editor } from './use-editor.ts';
import '~/features/cities/admin/cities.css';
import { spelling, usePlaces } from '~/features/cities/admin/cities-api.ts';

/** The city in both languages, with the cities in use; choosing one fills both. Any other can be typed. */
export function CityFields({ editor }: { editor: Editor }) {
  const { cities: t } = useAdminTexts();
  const { lang } = useLanguage();
  const { cityEn, cityAr } = editor.draft.address;
  const places = usePlaces().data ?? [];
  const use = (place: Place) =>
    editor.change((draft) => ({
      ...draft,
      address: { ...draft.address, cityEn: place.cityEn, cityAr: place.cityAr },
    }));
  // what most projects say
  const similar = places.find((place) => place.projects > 0 && isSimilarCity({ cityEn, cityAr }, place));
  return (
    <>
      <div className="bilingual-field">
        <span className="bilingual-field-label" aria-hidden="true">
          {t.city}
        </span>
        {[lang, otherLang(lang)].map((of) => (
          <CityField key={of} editor={editor} of={of} places={places} onUse={use} />
        ))}
      </div>
      {similar && (
        <div className="bilingual-field">
          <p className="form-field-hint cities-hint" role="status">
            {t.alsoSpelled(spelling(similar, lang), similar.projects)}{' '}
            <TextButton onPress={() => use(similar)}>{t.use}</TextButton>{' '}
            <Link className="text-button" to="/admin/projects?cities=merge">
              {t.toMerge}
            </Link>
          </p>
        </div>
      )}
    </>
  );
}

type FieldProps = { editor: Editor; of: Lang; places: readonly Place[]; onUse: (place: Place) => void };

function CityField({ editor, of, places, onUse }: FieldProps) {
  const { cities: t, ui } = useAdminTexts();
  const { lang } = useLanguage();
  const path = textPath('city', of);
  const text = textOf(editor.draft, 'city', of);
  const error = editor.errorAt(path);
  const typed = foldText(text);
  const isInUse = places.some((place) => place[`city${SUFFIX[of]}`] === text);
  const shown = places
    .map((place, id) => ({ id, place }))
    // a city that is already chosen is replaced by another one, so all of them are offered
    .filter(({ place }) => isInUse || foldText(`${place.cityEn} ${place.cityAr}`).includes(typed));
  const comma = lang === 'ar' ? '، ' : ', ';
  return (
    <ComboBox
      className="form-field bilingual-field-cell"
      aria-label={`${t.city}${comma}${of === 'ar' ? ui.arabic : ui.english}`}
      data-language={of === 'ar' ? ui.arabic : ui.english}
      name={path}
      allowsCustomValue
      items={shown}
      selectedKey={null}
      inputValue={text}
      onInputChange={(value) => editor.change((draft) => withText(draft, 'city', of, value))}
      onSelectionChange={(key) => {
        const chosen = shown.find(({ id }) => id === key);
        if (chosen) onUse(chosen.place);
      }}
      onBlur={() => editor.touch(path)}
      menuTrigger="input"
      validationBehavior="aria"
      isInvalid={error !== undefined}
    >
      <Group className="combo-box">
        <Input className="form-field-input combo-box-input" lang={of} dir={dirOf(of)} maxLength={LINE_MAX} />
        {places.length > 0 && (
          <Button className="combo-box-button" aria-label={t.showCities}>
            <Icon name="caret-down" />
          </Button>
        )}
      </Group>
      {error && <ErrorLine>{error}</ErrorLine>}
      <Popover className="popover popover--field" offset={4}>
        <ListBox className="popover-list">
          {({ id, place }: (typeof shown)[number]) => (
            <ListBoxItem id={id} textValue={place[`city${SUFFIX[of]}`]} className="popover-item">
              <bdi className="clip">{spelling(place, lang)}</bdi>
              <small className="dim">{t.inProjects(place.projects)}</small>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
