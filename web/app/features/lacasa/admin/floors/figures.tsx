import type { Apartment } from '@diyar/contract/lacasa';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { formatNumber } from '~/i18n/plural.ts';
import { countShown, SHOWN, type Shown } from '../apartment-state.ts';

type Props = {
  apartments: readonly Apartment[] | undefined;
  shown: Shown;
  onShow: (shown: Shown) => void;
};

const MARK: Record<Shown, string | null> = { all: null, available: 'f', reserved: 'p', open: 'r' };

/** Total, available, reserved and open; each is a filter that dims the others. */
export function Figures({ apartments, shown, onShow }: Props) {
  const { lacasa: t } = useAdminTexts();
  const names: Record<Shown, string> = {
    all: t.total,
    available: t.available,
    reserved: t.reserved,
    open: t.open,
  };
  return (
    <ToggleButtonGroup
      className="floors-figures"
      aria-label={t.figures}
      disallowEmptySelection
      selectedKeys={[shown]}
      onSelectionChange={(keys) => onShow(SHOWN.find((one) => keys.has(one)) ?? 'all')}
    >
      {SHOWN.map((one) => (
        <ToggleButton key={one} id={one} className="floors-figure">
          {MARK[one] && <i className={`cell-mark cell-mark--${MARK[one]}`} aria-hidden="true" />}
          <b>
            <bdi dir="ltr">{apartments ? formatNumber(countShown(apartments, one)) : '…'}</bdi>
          </b>
          <span>{names[one]}</span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
