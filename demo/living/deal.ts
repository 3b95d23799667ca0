import type { DealId } from '@diyar/contract/rules/ids';
import type { Currency } from '@diyar/contract/rules/money';
import type { Home, Place, Rows } from './world.ts';

export interface Deal {
  row: Rows['deals'][number] & { id: DealId; currency: Currency; name: string; phone: string };
  place: Place;
  homes: [Home, ...Home[]];
}

export interface NewCheque {
  bank: string;
  number: string;
  dueOn: string;
  amount: number;
  drawer: string;
}
