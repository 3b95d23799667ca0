export { listHero, removeHeroSlot, restoreSlot, saveHeroSlot } from './slots.ts';
