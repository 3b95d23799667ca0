import type { ReactNode } from 'react';
import type { DraftMedia } from '~/features/project-draft/admin/media.ts';
import { GapSummary } from './gap-summary.tsx';
import { ReviewFacts } from './review-facts.tsx';
import { ReviewTexts } from './review-texts.tsx';
import type { Editor } from './use-editor.ts';

type Props = {
  editor: Editor;
  /** A thumbnail of a file, from the browser or the server. */
  renderThumb: (item: DraftMedia) => ReactNode;
};

/** The third tab: what will be saved, and what is missing in either language. */
export function ReviewTab({ editor, renderThumb }: Props) {
  return (
    <div className="stack">
      <GapSummary draft={editor.draft} />
      <ReviewTexts editor={editor} />
      <ReviewFacts editor={editor} renderThumb={renderThumb} />
    </div>
  );
}
