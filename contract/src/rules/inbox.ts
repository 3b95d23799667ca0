export const INBOX_TABS = ['all', 'unread', 'read'] as const;
export type InboxTab = (typeof INBOX_TABS)[number];

export const PHONE_FILTERS = ['any', 'has', 'none'] as const;
export type PhoneFilter = (typeof PHONE_FILTERS)[number];

export const MESSAGE_SOURCES = ['contact', 'viewing', 'quote', 'visit', 'buyer'] as const;
export type MessageSource = (typeof MESSAGE_SOURCES)[number];

/**
 * Any other source that is sent than 'viewing' is 'contact'. The others are ours alone: a quote was accepted by its
 * buyer, a viewing was moved or called off by its visitor, a question was asked on the page of a deal.
 */
export const sourceOf = (sent: string | null | undefined): 'contact' | 'viewing' =>
  sent?.trim().toLowerCase() === 'viewing' ? 'viewing' : 'contact';

/** Of a message that is stored. */
export const storedSource = (stored: string): MessageSource =>
  MESSAGE_SOURCES.find((known) => known === stored.trim().toLowerCase()) ?? 'contact';
