import type { Currency } from '@diyar/contract/rules/money';
import { moneyText } from '~/features/ledger/admin/money.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import type { BelowList } from './terms.ts';

/** How much of the bar is the limit. */
const SCALE = 3;

type Props = {
  below: BelowList;
  currency: Currency;
  /** What the server said to it, with those who may. */
  refusal: string | null;
  /** The most that one may take off; undefined where more than a discount is typed. */
  onLower: ((most: number) => void) | undefined;
};

const percentText = (percent: number) => `${percent}%`;

/** Percent below list as a bar, on which a tick is the limit; beyond it, who may. */
export function LimitLine({ below: { percent, limit, most, isBeyond }, currency, refusal, onLower }: Props) {
  const { path: t } = useAdminTexts();
  const mostText = most === null ? '' : moneyText(most, currency);
  const said = percent > 0 ? t.below(percentText(percent)) : t.atList;
  const scale = (limit ?? 0) * SCALE;
  return (
    <div className="path-limit" data-beyond={isBeyond || undefined}>
      {limit !== null && limit > 0 && (
        <span
          className="path-limit-bar"
          role="img"
          aria-label={t.bar(percentText(percent), percentText(limit), percentText(scale))}
          style={{ '--at': Math.min(1, percent / scale), '--limit': 1 / SCALE } as React.CSSProperties}
        >
          <i />
          <b />
        </span>
      )}
      <div role="status">
        {isBeyond && limit !== null ? (
          <p className="problem">
            <Icon name="warning-circle" />
            <span>{refusal ?? t.beyondLimit(percentText(percent), percentText(limit), mostText)}</span>
          </p>
        ) : (
          <p className="note">
            {said} {limit !== null && t.ownLimit(percentText(limit), mostText)}
          </p>
        )}
      </div>
      {isBeyond && most !== null && onLower && (
        <TextButton onPress={() => onLower(most)}>{t.lowerTo(mostText)}</TextButton>
      )}
    </div>
  );
}
