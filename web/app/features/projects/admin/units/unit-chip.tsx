import { Button } from 'react-aria-components/Button';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { classNames } from '~/ui/admin/class-names.ts';
import { Icon } from '~/ui/admin/icon.tsx';
import { claimOf, type UnitDraft } from '../draft/unit.ts';
import { unitName } from './unit-name.ts';
import { isUnitSound } from './unit-problems.ts';

type Props = { unit: UnitDraft; index: number; isOpen: boolean; onPress: () => void };

export function UnitChip({ unit, index, isOpen, onPress }: Props) {
  const { projectsUnits: t } = useAdminTexts();
  const { lang } = useLanguage();
  const isSound = isUnitSound(unit);
  const claim = claimOf(unit);
  return (
    <Button
      className={classNames(
        'units-chip',
        !unit.isAvailable && 'units-chip--off',
        !isSound && 'units-chip--bad',
      )}
      aria-expanded={isOpen}
      aria-haspopup="dialog"
      onPress={onPress}
    >
      <b dir="auto">{unitName(unit, index, lang, t)}</b>
      <span className="nowrap">{t.size(unit.sizeSqm)}</span>
      {unit.bedrooms > 0 && <span className="nowrap">{t.beds(unit.bedrooms)}</span>}
      {!isSound && (
        <em className="bad">
          <Icon name="warning-circle" />
          <span className="visually-hidden">{t.needsAttention}</span>
        </em>
      )}
      {isSound && !unit.isAvailable && <em>{claim ? t.claims[claim] : t.notAvailable}</em>}
    </Button>
  );
}
