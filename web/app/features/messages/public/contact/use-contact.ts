import { readCreatedId } from '@diyar/contract/readers/created-id';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError, api, fieldErrors } from '~/lib/api/api.ts';
import { createSendKeys } from '../booking/send-key.ts';
import {
  type ContactAnswer,
  type ContactValues,
  issuesOf,
  payloadOf,
  readContact,
  serverIssues,
} from './values.ts';

type State = ContactAnswer | { status: 'editing' | 'sending' };

/** SPEC §4: editing, sending, sent. Whatever happens, what was typed stays until it has arrived. */
export function useContact(answer: ContactAnswer | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const keys = useRef<ReturnType<typeof createSendKeys>>(null);
  const [state, setState] = useState<State>(answer ?? { status: 'editing' });

  useEffect(() => {
    if (state.status === 'invalid') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [state]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.status === 'sending') return;
    const values = readContact(new FormData(event.currentTarget));
    const issues = issuesOf(values);
    // SPEC §5: a filled trap shows as sent, and no call is made
    if (values.website !== '') return setState({ status: 'sent' });
    if (issues.length > 0) return setState({ status: 'invalid', values, issues });
    setState({ status: 'sending' });
    keys.current ??= createSendKeys();
    setState(await sendInBackground(values, keys.current.keyFor({ values })));
  }

  return { form, state, submit };
}

async function sendInBackground(values: ContactValues, key: string): Promise<ContactAnswer> {
  try {
    const id = await api.post('/public/messages', payloadOf(values, key), { read: readCreatedId });
    // SPEC §7: a created message with an id means success
    return id === null ? { status: 'failed', values, message: null } : { status: 'sent' };
  } catch (error) {
    const errors = Object.entries(fieldErrors(error)).map(([path, message]) => ({ path, message }));
    const issues = serverIssues(errors);
    if (issues.length > 0) return { status: 'invalid', values, issues };
    const message = error instanceof ApiError ? (error.serverMessage ?? null) : null;
    return { status: 'failed', values, message };
  }
}
