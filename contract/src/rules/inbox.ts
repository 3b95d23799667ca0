/** SPEC §2.12, §9. */
export const INBOX_TABS = ['all', 'unread', 'read'] as const;
export type InboxTab = (typeof INBOX_TABS)[number];

export const PHONE_FILTERS = ['any', 'has', 'none'] as const;
export type PhoneFilter = (typeof PHONE_FILTERS)[number];

export const MESSAGE_SOURCES = ['contact', 'viewing'] as const;
export type MessageSource = (typeof MESSAGE_SOURCES)[number];

/** DECISIONS §2 (message): a viewing request says so; whatever else a form calls itself is contact. */
export const sourceOf = (sent: string | null | undefined): MessageSource =>
  sent?.trim().toLowerCase() === 'viewing' ? 'viewing' : 'contact';
