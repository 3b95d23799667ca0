import './preview-bar.css';

/** What the page is, at its foot, so that the top stays as visitors will see it. */
export type PreviewBarProps = { tag: string; note: string; ends: string };

export const PreviewBar = ({ tag, note, ends }: PreviewBarProps) => (
  <aside className="preview-bar" aria-label={tag}>
    <p>
      <b>{tag}</b> {note}
    </p>
    <p>{ends}</p>
  </aside>
);
