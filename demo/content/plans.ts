import type { Currency } from '@diyar/contract/rules/money';
import type { LayoutFile, MediaFile } from '../media.ts';
import type { DemoPrice } from '../types.ts';

type Plan = { bedrooms: number; bathrooms: number; sizeSqm: number; layout: LayoutFile };

/** The numbers of the drawings, so that a unit and its layout always agree. The drawings have no words: they are seen in both languages. */
export const plans = {
  studio: { bedrooms: 1, bathrooms: 1, sizeSqm: 48, layout: 'layouts/studio-48.png' },
  twoBed: { bedrooms: 2, bathrooms: 2, sizeSqm: 92, layout: 'layouts/two-bed-92.png' },
  threeBed: { bedrooms: 3, bathrooms: 2, sizeSqm: 135, layout: 'layouts/three-bed-135.png' },
  fourBed: { bedrooms: 4, bathrooms: 2, sizeSqm: 180, layout: 'layouts/four-bed-180.png' },
  office: { bedrooms: 0, bathrooms: 2, sizeSqm: 120, layout: 'layouts/office-120.png' },
} as const satisfies Record<string, Plan>;

const living = 'interiors/living-1.jpg';
const arched = 'interiors/living-2.jpg';
const kitchen = 'interiors/kitchen-1.jpg';
const bedroom = 'interiors/bedroom-1.jpg';
const bathroom = 'interiors/bathroom-1.jpg';
const lobby = 'interiors/lobby-1.jpg';
const office = 'interiors/office-1.jpg';

/** The first picture is the unit's cover; the order varies, so that neighbours in a list show different rooms. */
export const rooms = {
  livingFirst: [living, kitchen, bedroom, bathroom],
  kitchenFirst: [kitchen, living, bedroom, bathroom],
  bedroomFirst: [bedroom, living, kitchen, bathroom],
  bathroomFirst: [bathroom, bedroom, living, kitchen],
  archedFirst: [arched, kitchen, bedroom, bathroom],
  studio: [bedroom, kitchen, bathroom],
  office: [office, lobby],
  lobby: [lobby, office],
} as const satisfies Record<string, readonly MediaFile[]>;

const price =
  (currency: Currency) =>
  (amount: number): DemoPrice => ({ amount, currency });

export const usd = price('USD');
export const ils = price('ILS');
export const jod = price('JOD');
