import type { z } from 'zod';
import type { CALLS } from '../calls.ts';

type Table = typeof CALLS;

/** `GET /admin/leads/{id}` */
export type CallName = keyof Table;

/** What a call answers; undefined for one without a body. */
export type AnswerOf<Name extends CallName> = Table[Name] extends { answer: infer T extends z.ZodType }
  ? z.output<T> | (Table[Name] extends { mayBeEmpty: true } ? undefined : never)
  : undefined;

/** As a screen has the values: numbers and days, not the texts of an address. What is null or '' is not sent. */
type QueryOf<T extends z.ZodType> = {
  [Key in keyof z.input<T>]: Key extends keyof z.output<T> ? z.output<T>[Key] | null | '' : never;
};

/** Null until it is known; then the call cannot be made. */
type ParamsOf<T extends z.ZodType> = {
  [Key in keyof z.input<T>]: z.input<T>[Key] | ([z.input<T>[Key]] extends [string] ? number : never) | null;
};

type Params<C> = C extends { params: infer T extends z.ZodType }
  ? keyof z.input<T> extends never
    ? unknown
    : { params: ParamsOf<T> }
  : unknown;
type Query<C> = C extends { query: infer T extends z.ZodType }
  ? Record<string, never> extends QueryOf<T>
    ? { query?: QueryOf<T> }
    : { query: QueryOf<T> }
  : unknown;
type Body<C> = C extends { body: infer T extends z.ZodType }
  ? { body: z.input<T> }
  : C extends { form: { json: infer T extends z.ZodType } }
    ? { body: z.input<T> } | { form: FormData }
    : C extends { form: object }
      ? { form: FormData }
      : unknown;

/** What whoever makes a call gives: parameters of its path, query, body. */
export type AskOf<Name extends CallName> = Params<Table[Name]> & Query<Table[Name]> & Body<Table[Name]>;
