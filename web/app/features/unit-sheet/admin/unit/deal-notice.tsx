import { withValues } from '~/features/project-draft/admin/cells.ts';
import { lacksDeal, type UnitDraft } from '~/features/project-draft/admin/unit.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { dealPath } from '~/lib/admin/paths.ts';
import { useMay } from '~/lib/session/holder.ts';
import { Button, LinkButton } from '~/ui/admin/buttons/button.tsx';
import { Notice } from '~/ui/admin/feedback/notice.tsx';
import { useDealLine } from '../status-cell.tsx';

type Props = { unit: UnitDraft; projectId: number | null; onChange: (unit: UnitDraft) => void };

/** Somebody has the unit by an imported list; who knows better says so. */
function MissingDeal({ unit, onChange }: Pick<Props, 'unit' | 'onChange'>) {
  const { unitSheetUnit: t } = useAdminTexts();
  return (
    <div>
      <Notice
        title={t.lacksDealTitle}
        icon="handshake"
        actions={
          <Button size="s" onPress={() => onChange(withValues(unit, { awaitsDeal: false }))}>
            {t.noDealMissing}
          </Button>
        }
      >
        {t.lacksDealBody}
      </Notice>
    </div>
  );
}

/** Who holds, has reserved or has bought the unit, in one line, with the way to the deal. */
export function DealNotice({ unit, projectId, onChange }: Props) {
  const { unitSheetUnit: t, unitSheet } = useAdminTexts();
  const may = useMay();
  const line = useDealLine(unit);
  const { deal } = unit;
  if (!deal) return lacksDeal(unit) ? <MissingDeal unit={unit} onChange={onChange} /> : null;
  // the account of a deal is for those who see money; others see the building, or the sold records
  const elsewhere = deal.stage === 'sold' ? '/admin/selled' : `/admin/buildings/${projectId}`;
  return (
    // the body of the dialog is a grid, in which the notice alone would be cut off
    <div>
      <Notice
        title={unitSheet.statuses[deal.stage]}
        icon="handshake"
        actions={
          <LinkButton
            size="s"
            icon="arrow-square-out"
            isNewTab
            to={may('money') ? dealPath(deal.id) : elsewhere}
          >
            {t.openDeal}
          </LinkButton>
        }
      >
        <bdi>{line}</bdi>
      </Notice>
    </div>
  );
}
