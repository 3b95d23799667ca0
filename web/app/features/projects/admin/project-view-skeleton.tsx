import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';

export const ProjectViewSkeleton = () => (
  <div className="columns project-view-columns" aria-busy="true">
    <div className="stack">
      <div className="project-view-cover" />
      <Skeleton width="20em" />
      <Skeleton width="28em" />
    </div>
    <div className="stack">
      <Skeleton width="8em" />
      <Skeleton width="12em" />
    </div>
  </div>
);
