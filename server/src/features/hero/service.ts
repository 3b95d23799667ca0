export { presentSlot } from './present.ts';
export { heroRows, listHero, removeHeroSlot, saveHeroSlot } from './slots.ts';
