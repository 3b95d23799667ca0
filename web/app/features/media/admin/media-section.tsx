import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { FileButton } from '~/ui/admin/fields/drop-zone.tsx';
import { MEDIA_TYPES } from './add-tile.tsx';
import { MediaEditor, type MediaEditorProps } from './media-editor.tsx';

type Props = Omit<MediaEditorProps, 'head' | 'isCompact'>;

/** The media of a project: a section with its count, 'Clear all' and 'Choose files'. */
export function MediaSection(props: Props) {
  const { media: t } = useAdminTexts();
  return (
    <MediaEditor
      {...props}
      head={({ count, clear, missing, take }) => (
        <>
          <header className="section-head">
            <h2>{t.media}</h2>
            <span className="section-note">{t.count(count)}</span>
            <span className="grow" />
            {missing}
            {clear}
            <FileButton accept={MEDIA_TYPES} isMultiple onFiles={take}>
              <Button size="s" icon="upload-simple">
                {t.choose}
              </Button>
            </FileButton>
          </header>
          <p className="note media-note">{t.layoutsFirst}</p>
        </>
      )}
    />
  );
}

/** The media of a unit, inside its dialog. */
export function UnitMedia(props: Props) {
  const { media: t } = useAdminTexts();
  return (
    <div className="form-field">
      <MediaEditor
        {...props}
        isCompact
        head={({ clear, missing }) => (
          <span className="form-field-label media-label">
            {t.unitMedia}
            <span className="grow" />
            {missing}
            {clear}
          </span>
        )}
      />
    </div>
  );
}
