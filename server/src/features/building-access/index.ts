export {
  type BuildingRow,
  buildingColumns,
  buyerSearch,
  isBuilding,
  isDrawn,
  maySee,
  ofTheirs,
  openBuilding,
  type Scope,
  visibleProjects,
} from './scope.ts';
