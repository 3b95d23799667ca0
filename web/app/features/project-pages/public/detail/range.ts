import { formatNumber } from '~/i18n/plural.ts';
import type { Range } from './detail.ts';

export const range = (least: number, most: number): Range =>
  least === most ? formatNumber(most) : `${formatNumber(least)}–${formatNumber(most)}`;
