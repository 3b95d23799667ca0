import type { MessageSource } from '@diyar/contract/rules/inbox';
import type { Lang } from '@diyar/contract/rules/language';
import type { Currency } from '@diyar/contract/rules/money';
import type { Role } from '@diyar/contract/rules/roles';
import type { LayoutFile, MediaFile, PersonFile } from './media.ts';

/** As in contract: a text that may be missing is '', any other value that may be missing is null. */

export interface Bilingual {
  en: string;
  ar: string;
}

export interface MediaEntry {
  kind: 'hero' | 'project' | 'interior' | 'layout' | 'person' | 'video' | 'poster';
  width: number;
  height: number;
  /** From the top left corner, 0 to 1. */
  focal: { x: number; y: number };
  caption: Bilingual;
}

export interface DemoAddress {
  country: Bilingual;
  city: Bilingual;
  block: Bilingual;
  street: Bilingual;
  lat: number;
  lng: number;
  googleMapsUrl: string;
}

export interface DemoCompany {
  name: Bilingual;
  email: string;
  phone: string;
  whatsapp: string;
  licence: string;
  /** Paragraphs, separated by an empty line. */
  about: Bilingual;
  socials: { instagram: string; facebook: string };
  address: DemoAddress;
}

export interface DemoHeroSlot {
  /** 1-4 desktop, 5-8 tablet, 9-12 mobile. */
  id: number;
  /** (id - 1) mod 4 + 1 */
  position: number;
  file: MediaFile;
  caption: Bilingual;
  focal: { x: number; y: number };
}

/** Position -1 marks a layout; a video has a poster. */
export interface DemoMediaItem {
  file: MediaFile;
  poster: MediaFile | null;
  position: number;
}

export interface DemoPrice {
  amount: number;
  currency: Currency;
}

export interface DemoUnit {
  /** How messages and sold records refer to the unit; unique within its project. */
  number: string;
  label: Bilingual;
  floor: number;
  view: Bilingual;
  /** 0 makes the project commercial, so a studio has one. */
  bedrooms: number;
  bathrooms: number;
  sizeSqm: number;
  price: DemoPrice | null;
  /** The editor's switch. It stays on for a sold unit: the sold record withdraws the unit. */
  available: boolean;
  about: Bilingual;
  /** The first item that is not a layout is the unit's cover. */
  media: DemoMediaItem[];
}

/** Phosphor names, without a weight. */
export type FeatureIcon =
  | 'car-simple'
  | 'charging-station'
  | 'coffee'
  | 'drop'
  | 'elevator'
  | 'fan'
  | 'fire-extinguisher'
  | 'garage'
  | 'house-line'
  | 'key'
  | 'lightning'
  | 'network'
  | 'package'
  | 'shield-check'
  | 'solar-panel'
  | 'storefront'
  | 'sun-horizon'
  | 'swimming-pool'
  | 'thermometer-simple'
  | 'tree'
  | 'tree-palm'
  | 'users-three'
  | 'wifi-high'
  | 'wind';

export interface DemoFeature {
  icon: FeatureIcon;
  text: Bilingual;
}

export interface DemoProject {
  slug: string;
  name: Bilingual;
  /** Paragraphs, separated by an empty line. */
  description: Bilingual;
  status: 'draft' | 'active' | 'archived';
  /** Not featured shows under 'Coming Soon'. */
  featured: boolean;
  address: DemoAddress;
  building: { floors: number; entrances: number; parking: number; lifts: number };
  /** ISO dates. */
  launchDate: string;
  handoverDate: string;
  features: DemoFeature[];
  cover: MediaFile;
  /** Everything but the cover, layouts first. */
  gallery: DemoMediaItem[];
  units: DemoUnit[];
}

export interface UnitReference {
  project: string;
  unit: string;
}

export interface DemoMessage {
  senderName: string;
  phone: string;
  email: string;
  body: string;
  language: Lang;
  source: MessageSource;
  /** Set for viewing requests. */
  about: UnitReference | null;
  minutesAgo: number;
  read: boolean;
}

export interface DemoSoldRecord {
  apartmentName: string;
  /** The real unit, where the record names one. */
  unit: UnitReference | null;
  /** Of LaCasa: the apartment whose reservation became this sale. */
  apartment?: string;
  buyerName: string;
  buyerPhone: string;
  daysAgo: number;
  /** Local time in Ramallah, HH:MM. */
  time: string;
  notes: string;
  contract: DemoContract;
}

/** Texts of the printed contract, in Latin letters because the PDF has no Arabic font. */
export interface DemoContract {
  reference: string;
  party: string;
  property: string;
  amount: string;
}

export interface DemoFloor {
  floor: number;
  apartments: string[];
}

interface PaymentLine {
  amount: number;
  currency: Currency;
  daysAgo: number;
  note: string;
}

export type DemoPayment =
  | (PaymentLine & { method: 'cash' | 'transfer' })
  | (PaymentLine & {
      method: 'cheque';
      chequeNumber: string;
      /** Negative is in the future. */
      dueDaysAgo: number;
      status: 'pending' | 'cleared' | 'returned';
    });

export interface DemoReservation {
  apartment: string;
  /** Further units of the same contract. */
  with?: string[];
  name: string;
  phone: string;
  /** As typed: docs/product/building-tracker.md#reading-an-amount. */
  dueAmount: string;
  paidAmount: string;
  /** Marked as fully paid by hand. */
  markedPaid: boolean;
  reservedDaysAgo: number;
  payments: DemoPayment[];
  photo: PersonFile | null;
  contract: DemoContract | null;
}

export interface DemoUser {
  username: string;
  password: string;
  role: Role;
  fullName: string;
  phone: string;
}

export interface UnitInput extends Omit<DemoUnit, 'media' | 'price' | 'available'> {
  price?: DemoPrice;
  available?: boolean;
  /** The drawing this unit is built to, if there is one. */
  layout?: LayoutFile;
  rooms: readonly MediaFile[];
}
