export {
  type BuildingRow,
  buildingColumns,
  buyerSearch,
  hasLacasa,
  isBuilding,
  isDrawn,
  maySee,
  ofTheirs,
  openBuilding,
  type Scope,
  visibleProjects,
} from './scope.ts';
