export {
  type BuildingRow,
  buildingColumns,
  isBuilding,
  maySee,
  ofTheirs,
  openBuilding,
  type Scope,
  visibleProjects,
} from './scope.ts';
