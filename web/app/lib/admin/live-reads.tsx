import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenEnded } from '~/lib/api/api.ts';
import { useSession } from '~/lib/session/session.ts';
import { noteCall, noteEvent } from './freshness.ts';
import { hear } from './live.ts';

/** Keeps every `useRead` up to date: by the answers to the user's own writes, and by events of everybody's. */
export function LiveReads() {
  const client = useQueryClient();
  const now = useSession();
  // who has a password to choose first gets no events
  const userId = now.status === 'signedIn' && !now.user.setupStep ? now.user.id : null;
  useEffect(() => whenEnded((call) => noteCall(client, call)), [client]);
  useEffect(
    () => (userId === null ? undefined : hear(userId, (event) => noteEvent(client, event))),
    [client, userId],
  );
  return null;
}
