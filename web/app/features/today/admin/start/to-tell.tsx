import { TellButton, useTellableName } from '~/features/buyer-page/admin/tell-button.tsx';
import { useToTell } from '~/features/money-desk/admin/money-desk-api.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Need } from './need.tsx';

const TO = '/admin/money?view=toTell';
const ALL = { buildingId: null, q: '', page: 1 };

/** What buyers were not told yet, and telling the first; nothing where nobody waits. */
export function ToTell() {
  const { moneyDesk: t } = useAdminTexts();
  const nameOf = useTellableName();
  const { data } = useToTell(ALL, { size: 1 });
  const [first] = data?.items ?? [];
  if (!data || !first) return null;
  const { deal, path, about } = first;
  return (
    <ol className="start-needs">
      <Need
        icon="whatsapp-logo"
        to={TO}
        title={t.toTell(data.total)}
        sub={
          <>
            <bdi>{deal.name}</bdi> · {nameOf(about)}
          </>
        }
      >
        <TellButton buyer={deal} path={path} about={about} />
      </Need>
    </ol>
  );
}
