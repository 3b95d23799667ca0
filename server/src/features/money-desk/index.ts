export { dealRef, dealsFor } from './scope.ts';
