export {
  type BuildingRow,
  buildingColumns,
  isBuilding,
  maySee,
  openBuilding,
  type Scope,
  visibleProjects,
} from './scope.ts';
