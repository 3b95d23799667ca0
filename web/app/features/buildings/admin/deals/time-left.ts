import { useAdminTexts } from '~/i18n/admin/index.ts';
import { dayAndTime } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
import { timeLeft } from '../server-clock.ts';

/** '30 h 38 min', in the last hour '38 min 12 s'; from three days on '3 days 4 h'. */
export function useTimeLeft() {
  const { buildingsDeals: t } = useAdminTexts();
  return (ms: number): string => {
    const { days, hours, minutes, seconds } = timeLeft(ms);
    if (days >= 3) return t.joinTime([t.daysLeft(days), ...(hours ? [t.hoursLeft(hours)] : [])]);
    const all = days * 24 + hours;
    if (all > 0) return t.joinTime([t.hoursLeft(all), ...(minutes ? [t.minutesLeft(minutes)] : [])]);
    const rest = seconds || minutes === 0 ? [t.secondsLeft(seconds)] : [];
    return t.joinTime([...(minutes ? [t.minutesLeft(minutes)] : []), ...rest]);
  };
}

/** The largest part alone, for a cell: '30 h', '45 min'. */
export function useShortTimeLeft() {
  const { buildingsDeals: t } = useAdminTexts();
  return (ms: number): string => {
    const { days, hours, minutes } = timeLeft(ms);
    if (days >= 3) return t.shortDays(days);
    const all = days * 24 + hours;
    return all > 0 ? t.shortHours(all) : t.shortMinutes(Math.max(1, minutes));
  };
}

/** 'Monday 16 November, 16:20' */
export function useMoment() {
  const { lang } = useLanguage();
  return (at: string | number) => dayAndTime(at, lang);
}
