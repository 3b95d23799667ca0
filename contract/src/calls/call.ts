import type { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import type { EventTopic } from '../rules/events.ts';
import type { Area } from '../rules/roles.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** `GET /admin/leads/{id}`: how a call is named everywhere. */
export type CallName = `${Method} /${string}`;

/** A body that is read part by part, because it has a file. */
export interface Form {
  /** The name of the part with the file. */
  file: string;
  /** Its media types, as `accept` of a file field has them. */
  accepts: string;
  isRequired?: boolean;
  /** The fields beside the file. */
  fields?: z.ZodType;
  /** What the call takes as JSON instead. */
  json?: z.ZodType;
}

/**
 * Whether a call asks for the password or a second factor again (docs/product/sign-in-and-roles.md#asking-again):
 * `setting` where ASK_AGAIN_MINUTES says so, `always` in any case, after a quarter of an hour. `no` is daily work: it
 * gives no power, and the same people can take it back or do it anew. `itself` has its own way of asking, or is the way
 * out.
 */
export type AskAgain =
  | 'no'
  | 'itself'
  | 'setting'
  | 'always'
  /** Only where a parameter of the path has this value. */
  | { ask: 'setting'; where: Readonly<Record<string, string>> };

/** One call of the API, written once: server, OpenAPI document, role matrix, benchmark and web read it from here. */
export interface Call {
  /** The area that the caller's role must include (rules/roles.ts). */
  access: Area;
  /** Its headline in the OpenAPI document. */
  summary: string;
  description?: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  form?: Form;
  /** Without it and without `sends` the answer has no body (204). */
  answer?: z.ZodType;
  /** 200 unless it says otherwise. */
  status?: 201 | 202;
  /** Sometimes there is nothing to answer (204). */
  mayBeEmpty?: true;
  /** The media types of an answer that is not JSON, by status; none for one without a body. */
  sends?: Readonly<Record<number, readonly string[]>>;
  /** Errors beyond those that follow from what it takes and who may make it. */
  errors?: readonly ErrorCode[];
  askAgain?: AskAgain;
  /** An older path that answers the same. */
  alias?: `/${string}`;
  /** The same for everybody until the content changes: the server keeps the answer. */
  cacheable?: true;
  /** Also for users who have to choose a password or set up a second factor first. */
  whileUnfinished?: true;
  /** Also while the embedded database is full. */
  evenWhenFull?: true;
  /** HEAD is answered too, by the same code. */
  withHead?: true;
  bodyLimit?: number;
  /** Live topics whose events change what it answers. */
  reads?: readonly EventTopic[];
  /** Live topics that it may announce. */
  changes?: readonly EventTopic[];
}

/** What a call that writes decides beside. */
type Decided = { askAgain: AskAgain; changes: readonly EventTopic[] };

export type Calls = { readonly [Name in CallName]?: Call };

/** A call that writes names whether it asks again and what it changes, otherwise it does not compile. */
export const calls = <
  const T extends { readonly [Name in keyof T]: Name extends `GET ${string}` ? Call : Call & Decided },
>(
  table: T,
): T => table;

type At<Base extends string, T> = {
  readonly [Name in keyof T as Name extends `${infer M} ${infer Path}`
    ? `${M} ${Base}${Path}`
    : never]: T[Name];
};

/** The same calls below a path. */
export const at = <const Base extends string, T extends object>(base: Base, table: T): At<Base, T> =>
  Object.fromEntries(
    Object.entries(table).map(([name, call]) => [name.replace(' ', ` ${base}`), call]),
  ) as At<Base, T>;
