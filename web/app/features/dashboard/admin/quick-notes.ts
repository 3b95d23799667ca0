import type { Dashboard } from '@diyar/contract/dashboard';
import { HERO_SLOTS } from '@diyar/contract/limits';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { shortMoment } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';

export type QuickNotes = ReturnType<ReturnType<typeof useQuickNotes>>;

/** The current figures for each quick action. */
export function useQuickNotes() {
  const { dashboard: t, ui } = useAdminTexts();
  const { lang } = useLanguage();
  return ({ messages, projects, sold, hero, users, lacasa }: Dashboard) => ({
    inbox: t.inboxNote(messages.unread, messages.unreadViewings),
    projects: t.coverNote(projects.withoutCover),
    sold: sold.lastAddedAt ? t.soldNote(shortMoment(sold.lastAddedAt, lang, ui)) : undefined,
    company: t.heroNote(HERO_SLOTS - hero.filled),
    users: users ? t.usersNote(users.active, users.disabled) : undefined,
    lacasaDashboard: lacasa ? t.paymentsNote(lacasa.openPayments) : undefined,
    lacasaFloors: lacasa ? t.floorsNote(lacasa.total - lacasa.reserved, lacasa.total) : undefined,
  });
}
