import { ServerEvent } from '@diyar/contract/events';

/** An event from the channel; null for an unknown payload, such as one of a newer version. */
export function readEvent(payload: string): ServerEvent | null {
  try {
    return ServerEvent.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}
