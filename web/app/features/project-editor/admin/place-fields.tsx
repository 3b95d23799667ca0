import { LINE_MAX, URL_MAX } from '@diyar/contract/limits';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { TextField } from '~/ui/admin/fields/text-field.tsx';
import type { Editor } from './use-editor.ts';

type Place = Editor['draft']['address'];

/** The position on a map: a link and coordinates, the same in both languages. */
export function PlaceFields({ editor }: { editor: Editor }) {
  const { projectEditor: t } = useAdminTexts();
  const { address } = editor.draft;
  const change = (values: Partial<Place>) =>
    editor.change((draft) => ({ ...draft, address: { ...draft.address, ...values } }));
  const touchBoth = () => {
    editor.touch('address.lat');
    editor.touch('address.lng');
  };
  const isWrong = Boolean(editor.errorAt('address.lat') ?? editor.errorAt('address.lng'));
  return (
    <>
      <div className="bilingual-field">
        <TextField
          className="bilingual-field-single"
          label={t.maps}
          name="address.googleMapsUrl"
          dir="ltr"
          type="url"
          inputMode="url"
          maxLength={URL_MAX}
          value={address.googleMapsUrl}
          onChange={(googleMapsUrl) => change({ googleMapsUrl })}
          onBlur={() => editor.touch('address.googleMapsUrl')}
          error={editor.errorAt('address.googleMapsUrl')}
        />
      </div>
      <div className="bilingual-field">
        <TextField
          className="bilingual-field-single"
          label={t.coordinates}
          name="address.coordinates"
          dir="ltr"
          maxLength={LINE_MAX}
          hint={t.coordinatesHint}
          value={address.coordinates}
          onChange={(coordinates) => change({ coordinates })}
          onBlur={touchBoth}
          error={isWrong ? t.coordinatesWrong : undefined}
        />
      </div>
    </>
  );
}
