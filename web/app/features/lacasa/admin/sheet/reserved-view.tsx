import type { TrackedUnit } from '@diyar/contract/buildings';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Button, LinkButton } from '~/ui/admin/buttons/button.tsx';
import { PaymentsSection } from '../payments/payments-section.tsx';
import type { ApartmentChanges } from '../use-apartment-changes.ts';
import { Balance } from './balance.tsx';
import { Contract } from './contract.tsx';
import { Holder } from './holder.tsx';

type Props = {
  apartment: TrackedUnit;
  changes: ApartmentChanges;
  onEdit: () => void;
  onRemove: () => void;
};

export function ReservedView({ apartment, changes, onEdit, onRemove }: Props) {
  const { lacasa: t } = useAdminTexts();
  return (
    <>
      <Holder apartment={apartment} />
      <Balance apartment={apartment} changes={changes} />
      <PaymentsSection apartment={apartment} />
      <Contract apartment={apartment} />
      <div className="apartment-sheet-end">
        <Button size="s" icon="pencil-simple" onPress={onEdit}>
          {t.edit}
        </Button>
        <LinkButton size="s" icon="printer" to={`/admin/lacasa/apartments/${apartment.id}/statement`}>
          {t.statement}
        </LinkButton>
        <span className="grow" />
        {apartment.status === 'sold' ? (
          <span className="note">{t.soldNote}</span>
        ) : (
          <Button size="s" variant="danger-quiet" onPress={onRemove}>
            {t.remove}
          </Button>
        )}
      </div>
    </>
  );
}
