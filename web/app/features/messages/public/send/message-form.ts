import type { PublicMessagePayload } from '@diyar/contract/public-message';
import type { ContactIssue } from '@diyar/contract/rules/contact-form';

/** An error code of ours, or the server's message; the page supplies the text. */
export type Issue<Field extends string> = {
  field: Field;
  issue: ContactIssue['issue'] | { message: string };
};

/** The typed values by field name; `website` is the honeypot. */
export type Typed<Field extends string> = Record<Field | 'website', string>;

/** How the contact form and the viewing form differ; sending is the same. */
export type MessageForm<Field extends string> = {
  fields: readonly Field[];
  /** Validates the values. */
  issues: (typed: Typed<Field>) => Issue<Field>[];
  payload: (typed: Typed<Field>, idempotencyKey: string) => PublicMessagePayload;
};

/** The result of a message, sent as an ordinary form or in the background. */
export type FormResult<Field extends string> =
  | { status: 'sent' }
  | { status: 'invalid'; values: Typed<Field>; issues: Issue<Field>[] }
  /** The server responded, but did not create a message. */
  | { status: 'notCreated'; values: Typed<Field> }
  /** Nothing was sent: the home it asks for was taken meanwhile. */
  | { status: 'unitTaken'; values: Typed<Field> }
  | { status: 'failed' | 'busy'; values: Typed<Field>; message: string | null };

/** The HTTP status of the page that shows the result. */
export const RESULT_STATUS = {
  sent: 200,
  unitTaken: 409,
  invalid: 422,
  failed: 503,
  notCreated: 503,
  busy: 429,
} as const;

export function readTyped<Field extends string>(form: FormData, fields: readonly Field[]): Typed<Field> {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const names = [...fields, 'website'] as const;
  return Object.fromEntries(names.map((name) => [name, text(name)])) as Typed<Field>;
}

type Refusal = {
  errors: readonly { path: string; message: string }[];
  tooMany: boolean;
  message: string | null;
};

/** Maps the server's errors to the fields they name, else to the message as a whole. */
export function refused<Field extends string>(
  values: Typed<Field>,
  fields: readonly Field[],
  { errors, tooMany, message }: Refusal,
): FormResult<Field> {
  const issues = errors.flatMap((error) => {
    const field = fields.find((one) => one === error.path);
    return field ? { field, issue: { message: error.message } } : [];
  });
  if (issues.length > 0) return { status: 'invalid', values, issues };
  return { status: tooMany ? 'busy' : 'failed', values, message };
}
