import { readCreatedId } from '@diyar/contract/readers/created-id';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError, api, fieldErrors } from '~/lib/api/api.ts';
import type { BookingAnswer } from './answer.ts';
import { createSendKeys } from './send-key.ts';
import {
  type BookingIssue,
  type BookingTarget,
  bookingIssues,
  bookingPayload,
  readBooking,
  serverIssues,
} from './values.ts';

export type BookingState = {
  status: 'editing' | 'sending' | BookingAnswer['status'];
  issues: BookingIssue[];
};

/** SPEC §7: a created message with an id means success. */
function readReceipt(answer: unknown): number {
  const id = readCreatedId(answer);
  if (id === null) throw new Error('The message was not created on the server');
  return id;
}

/** Sends the form in the background. Whatever happens, what was typed stays until it has arrived. */
export function useBooking(target: BookingTarget, answer: BookingAnswer | undefined, onSent: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const keys = useRef<ReturnType<typeof createSendKeys>>(null);
  const busy = useRef(false);
  const [state, setState] = useState<BookingState>(() => stateOf(answer));

  useEffect(() => {
    if (state.status === 'invalid') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [state]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const values = readBooking(new FormData(event.currentTarget));
    const issues = bookingIssues(values);
    // SPEC §5: a filled trap shows as sent, and no call is made
    if (values.website !== '') return arrived();
    if (issues.length > 0) return setState({ status: 'invalid', issues });
    busy.current = true;
    setState({ status: 'sending', issues: [] });
    keys.current ??= createSendKeys();
    const key = keys.current.keyFor({ values, target });
    try {
      await api.post('/public/messages', bookingPayload(values, target, key), { read: readReceipt });
      keys.current.used();
      arrived();
    } catch (error) {
      // SPEC §8: a failure is only logged
      console.error(error);
      setState(refused(error));
    } finally {
      busy.current = false;
    }
  }

  function arrived() {
    setState({ status: 'sent', issues: [] });
    onSent();
  }

  return { form, state, submit, again: () => setState({ status: 'editing', issues: [] }) };
}

const stateOf = (answer: BookingAnswer | undefined): BookingState => ({
  status: answer?.status ?? 'editing',
  issues: answer?.status === 'invalid' ? answer.issues : [],
});

function refused(error: unknown): BookingState {
  const errors = Object.entries(fieldErrors(error)).map(([path, message]) => ({ path, message }));
  const issues = serverIssues(errors);
  if (issues.length > 0) return { status: 'invalid', issues };
  const tooMany = error instanceof ApiError && error.status === 429;
  return { status: tooMany ? 'busy' : 'failed', issues: [] };
}
