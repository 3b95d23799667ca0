export const INBOX_TABS = ['all', 'unread', 'read'] as const;
export type InboxTab = (typeof INBOX_TABS)[number];

export const PHONE_FILTERS = ['any', 'has', 'none'] as const;
export type PhoneFilter = (typeof PHONE_FILTERS)[number];

export const MESSAGE_SOURCES = ['contact', 'viewing'] as const;
export type MessageSource = (typeof MESSAGE_SOURCES)[number];

/** Any source other than 'viewing' is 'contact'. */
export const sourceOf = (sent: string | null | undefined): MessageSource =>
  sent?.trim().toLowerCase() === 'viewing' ? 'viewing' : 'contact';
