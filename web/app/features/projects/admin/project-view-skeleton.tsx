import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';

export const ProjectViewSkeleton = () => (
  <div className="cols cols--view" aria-busy="true">
    <div className="stack">
      <div className="vcover" />
      <Skeleton width="20em" />
      <Skeleton width="28em" />
    </div>
    <div className="stack">
      <Skeleton width="8em" />
      <Skeleton width="12em" />
    </div>
  </div>
);
