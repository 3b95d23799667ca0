import { HeroInput, HeroItem, HeroList, HeroPatch, HeroSlotParams } from '../hero.ts';
import { calls } from './call.ts';

const CHANGES = ['company'] as const;

export const heroCalls = calls({
  'GET /hero-media': {
    access: 'public',
    cacheable: true,
    summary: 'The pictures of the slideshow',
    answer: HeroList,
  },
  'PUT /hero-media/{id}': {
    access: 'hero',
    summary: 'Assign a picture to a slot',
    params: HeroSlotParams,
    body: HeroInput,
    answer: HeroItem,
    askAgain: 'no',
    changes: CHANGES,
  },
  'PATCH /hero-media/{id}': {
    access: 'hero',
    summary: 'Change captions and focal point',
    params: HeroSlotParams,
    body: HeroPatch,
    answer: HeroItem,
    askAgain: 'no',
    changes: CHANGES,
  },
  'DELETE /hero-media/{id}': {
    access: 'hero',
    summary: 'Empty a slot',
    params: HeroSlotParams,
    askAgain: 'no',
    changes: CHANGES,
  },
});
