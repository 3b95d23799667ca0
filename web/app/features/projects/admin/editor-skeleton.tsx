import './editor.css';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';

const ROWS = ['12em', '18em', '9em', '14em', '11em', '16em'];

/** Has the layout of the first tab: labels, two fields each, the rail. */
export const EditorSkeleton = () => (
  <div className="columns editor-columns" aria-busy="true">
    <div className="stack">
      {ROWS.map((width) => (
        <div key={width} className="bilingual-field">
          <Skeleton width="5em" />
          <Skeleton width={width} />
          <Skeleton width={width} />
        </div>
      ))}
    </div>
    <div className="stack">
      <Skeleton width="10em" />
      <Skeleton width="8em" />
    </div>
  </div>
);
