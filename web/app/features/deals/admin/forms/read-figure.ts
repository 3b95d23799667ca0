import { parseAmount } from '@diyar/contract/rules/amounts';
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** Letters, signs and currencies do not belong into a field for a figure. */
const NOT_A_FIGURE = /[\p{L}\p{Sc}+\-−]/u;

/** '18,500', '١٨٬٥٠٠' and '3.70' as people type them; null when it is no figure, or could be read in two ways. */
export const readFigure = (typed: string): number | null =>
  NOT_A_FIGURE.test(typed) ? null : parseAmount(typed);

/** '185.000' is 185, but people who group with dots mean 185,000. */
const DOT_BEFORE_THREE = /^\s*([1-9]\d{0,2})\.(\d{3})\s*$/;

export function groupedReading(typed: string): string | null {
  const [, thousands, rest] = DOT_BEFORE_THREE.exec(typed) ?? [];
  return thousands ? `${thousands},${rest}` : null;
}

const FIGURES = ['amount', 'rate', 'countsFor', 'discount', 'refund', 'forfeit', 'price'];

/** Figures are read as the line under their field says, before the schema checks them. */
function withFigures(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return FIGURES.includes(name) ? (readFigure(value) ?? value) : value;
  if (Array.isArray(value)) return value.map((one) => withFigures(one, name));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withFigures(one, key)]));
}

export function figuresResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  const resolve = zodResolver(schema);
  return (values, context, options) => resolve(withFigures(values) as Input, context, options);
}
