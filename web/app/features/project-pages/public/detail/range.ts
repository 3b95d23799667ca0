import { formatNumber } from '~/i18n/plural.ts';

/** A formatted range: '2–4', or '2' when both ends are equal. */
export type Range = string;

export const range = (least: number, most: number): Range =>
  least === most ? formatNumber(most) : `${formatNumber(least)}–${formatNumber(most)}`;
