export { isDemo, wasRemoved } from './state.ts';
