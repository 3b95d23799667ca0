import { HistoryList, type HistoryVersion } from '@diyar/contract/history';
import { useQuery } from '@tanstack/react-query';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { request } from '~/lib/api/api.ts';
import { useLanguage } from '~/lib/language.tsx';
import { shortMoment } from './dates.ts';

/** Featuring raises no version, so it is nobody's conflict. */
const isSave = ({ action }: HistoryVersion) => !action.endsWith('.feature');

/** 'Dina saved this at 09:41': who saved last, from the history at `path`; without a name where it is not known. */
export function useSavedBy(path: string, version: number, isEnabled: boolean): string {
  const { ui } = useAdminTexts();
  const { lang } = useLanguage();
  const { data } = useQuery({
    queryKey: ['latest-save', path, version],
    queryFn: ({ signal }) =>
      request('GET', `${path}/history`, {
        query: { size: 5 },
        signal,
        read: (data) => HistoryList.parse(data).items,
      }),
    enabled: isEnabled,
    retry: false,
  });
  const latest = data?.find(isSave);
  return latest
    ? ui.conflict.savedBy(latest.actor, shortMoment(latest.at, lang, ui))
    : ui.conflict.savedBySomebody;
}
