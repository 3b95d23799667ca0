import { parseAmount } from '@diyar/contract/rules/amounts';
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
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

const FIGURES = ['amount', 'rate', 'countsFor', 'discount', 'refund', 'forfeit', 'price', 'counted', 'fee'];

/** Figures are read as the line under their field says, before the schema checks them. */
function withFigures(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return FIGURES.includes(name) ? (readFigure(value) ?? value) : value;
  if (Array.isArray(value)) return value.map((one) => withFigures(one, name));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withFigures(one, key)]));
}

/** Problems by field that only the screen knows; said together with those of the schema, not after them. */
export type MoreProblems<Input> = (values: Input) => Partial<Record<string, string | false | null>>;

export function figuresResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  more?: MoreProblems<Input>,
): Resolver<Input, unknown, Output> {
  const resolve = zodResolver(schema);
  return async (values, context, options) => {
    const figures = withFigures(values) as Input;
    const result = await resolve(figures, context, options);
    const found = Object.entries(more?.(figures) ?? {}).filter(([, code]) => code);
    if (found.length === 0) return result;
    const problems = Object.fromEntries(
      found.map(([field, message]) => [field, { type: 'custom', message }]),
    );
    return { values: {}, errors: { ...problems, ...result.errors } as FieldErrors<Input> };
  };
}
