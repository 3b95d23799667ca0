import { readCreatedId } from '@diyar/contract/readers/created-id';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError, fieldErrors } from '~/lib/api/api-error.ts';
import { publicCall } from '~/lib/api/public-call.ts';
import { useLater } from '~/lib/use-later.ts';
import { deleteDraft, restoreDraft, storeDraft } from './draft.ts';
import { type FormResult, type MessageForm, readTyped, refused, type Typed } from './message-form.ts';
import { createSendKeys } from './send-key.ts';
import { visitOrigin } from './visit-origin.ts';

type State<Field extends string> = FormResult<Field> | { status: 'editing' | 'sending' };

/** A created message with an id means success. */
function readReceipt(result: unknown): number {
  const id = readCreatedId(result);
  if (id === null) throw new NotCreated('The message was not created on the server');
  return id;
}

class NotCreated extends Error {}

/**
 * editing, sending, sent. Sends a form in the background; typed text stays until it has arrived. `result` is
 * the result of the same form sent as an ordinary POST.
 */
export function useSendForm<Field extends string>(
  message: MessageForm<Field>,
  result: FormResult<Field> | undefined,
  onSent?: () => void,
  /** Asked before anything is sent. */
  isTaken?: () => Promise<boolean>,
) {
  const form = useRef<HTMLFormElement>(null);
  const keys = useRef<ReturnType<typeof createSendKeys>>(null);
  const busy = useRef(false);
  const [state, setState] = useState<State<Field>>(result ?? { status: 'editing' });

  useEffect(() => {
    if (state.status === 'invalid') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [state]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const { current } = form;
    if (!current) return;
    restoreDraft(current, message.fields);
    // also what was typed before
    const typed = new FormData(current);
    if (message.fields.some((field) => typed.get(field))) storeDraft(current, message.fields);
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const values = readTyped(new FormData(event.currentTarget), message.fields);
    const issues = message.issues(values);
    // a filled honeypot shows as sent, and no call is made
    if (values.website !== '') return settle({ status: 'sent' });
    if (issues.length > 0) return settle({ status: 'invalid', values, issues });
    busy.current = true;
    setState({ status: 'sending' });
    settle((await isTaken?.()) ? { status: 'unitTaken', values } : await send(values));
    busy.current = false;
  }

  async function send(values: Typed<Field>): Promise<FormResult<Field>> {
    keys.current ??= createSendKeys();
    const key = keys.current.keyFor(message.payload(values, ''));
    try {
      const body = { ...visitOrigin(), ...message.payload(values, key) };
      await publicCall('POST', '/public/messages', { body, read: readReceipt });
      keys.current.used();
      return { status: 'sent' };
    } catch (error) {
      // a failed viewing request is logged
      console.error(error);
      if (error instanceof NotCreated) return { status: 'notCreated', values };
      return refused(values, message.fields, {
        errors: Object.entries(fieldErrors(error)).map(([path, text]) => ({ path, message: text })),
        tooMany: error instanceof ApiError && error.status === 429,
        message: error instanceof ApiError ? (error.serverMessage ?? null) : null,
      });
    }
  }

  function settle(end: FormResult<Field>) {
    setState(end);
    if (end.status !== 'sent') return;
    deleteDraft();
    onSent?.();
  }

  const issueAt = (field: Field) =>
    state.status === 'invalid' ? state.issues.find((one) => one.field === field)?.issue : undefined;

  const store = () => form.current && storeDraft(form.current, message.fields);
  /** The props of the `<form>`. */
  const isBusy = useLater(state.status === 'sending');
  const props = { ref: form, onSubmit: submit, onInput: store, 'aria-busy': isBusy || undefined };
  return { props, state, issueAt, again: () => setState({ status: 'editing' }) };
}
