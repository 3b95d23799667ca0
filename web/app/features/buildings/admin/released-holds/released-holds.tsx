import { useAdminTexts } from '~/i18n/admin/index.ts';
import { fullMoment } from '~/lib/admin/dates.ts';
import { floorsPath } from '~/lib/admin/paths.ts';
import { useRead } from '~/lib/admin/use-read.ts';
import { useLanguage } from '~/lib/language.tsx';
import { useMay } from '~/lib/session/holder.ts';
import { LinkButton } from '~/ui/admin/buttons/button.tsx';
import { Notice } from '~/ui/admin/feedback/notice.tsx';

/** A colleague ended a hold of the reader: they are told, for three days. */
export function ReleasedHolds() {
  const { buildingsReleasedHolds: t } = useAdminTexts();
  const { lang } = useLanguage();
  const { data } = useRead('GET /admin/released-holds', {}, { enabled: useMay()('selling') });
  return data?.items.map(({ dealId, buildingId, units, name, by, at }) => (
    <Notice
      key={dealId}
      icon="timer"
      title={t.released(units, name)}
      actions={
        buildingId !== null && (
          <LinkButton size="s" to={floorsPath({ id: buildingId })}>
            {t.toFloors}
          </LinkButton>
        )
      }
    >
      {t.by(by, fullMoment(at, lang))}
    </Notice>
  ));
}
