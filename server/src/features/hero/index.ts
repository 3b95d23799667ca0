export { listHero, removeHeroSlot, saveHeroSlot } from './slots.ts';
