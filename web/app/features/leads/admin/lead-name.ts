import type { Lead } from '@diyar/contract/leads';
import { useAdminTexts } from '~/i18n/admin/index.ts';

/** The person's name in a sentence, else the number or the address. */
export function useLeadName() {
  const { leads: t } = useAdminTexts();
  return ({ person, email }: Pick<Lead, 'person' | 'email'>) =>
    person.name || person.phone || email || t.unnamed;
}

/** 'instagram' as a word of the reader's language; what an advertisement called itself stays as it is. */
export function useChannelName() {
  const { leads: t } = useAdminTexts();
  return (channel: string): string => {
    const names: Record<string, string> = { ...t.channels };
    return Object.hasOwn(names, channel) ? (names[channel] ?? channel) : channel;
  };
}
