import { isVideo } from '@diyar/contract/rules/media';
import type { ReactNode } from 'react';
import type { DraftMedia } from '~/features/project-draft/admin/media.ts';
import { allPending } from '~/features/project-draft/admin/project.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { MissingButton } from './missing-button.tsx';
import type { Editor } from './use-editor.ts';

type Props = { editor: Editor; renderThumb: (item: DraftMedia) => ReactNode };

export function ReviewMedia({ editor, renderThumb }: Props) {
  const { projectEditor } = useAdminTexts();
  const t = projectEditor.review;
  const { lang } = useLanguage();
  const { media } = editor.draft;
  const [main] = media;
  const layouts = media.filter(({ isLayout }) => isLayout).length;
  const videos = media.filter(({ mimeType }) => isVideo(mimeType)).length;
  const pending = allPending(editor.draft).length;
  const pictures = media.filter(({ isLayout, mimeType }) => !isLayout && !isVideo(mimeType)).length;
  const counts = [
    pictures > 0 && t.pictures(pictures),
    layouts > 0 && t.layouts(layouts),
    videos > 0 && t.videos(videos),
  ].filter(Boolean);
  return (
    <section className="editor-group">
      <h2>{t.media}</h2>
      {main ? (
        <div className="row">
          <span className="editor-thumb">{renderThumb(main)}</span>
          <span>{counts.join(lang === 'ar' ? '، ' : ', ')}</span>
        </div>
      ) : (
        <MissingButton onPress={() => editor.setTab('info')}>{t.noMedia}</MissingButton>
      )}
      {pending > 0 && <p className="form-field-hint">{t.toUpload(pending)}</p>}
    </section>
  );
}
