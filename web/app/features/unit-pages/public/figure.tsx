import { formatNumber } from '~/i18n/plural.ts';

/** A number with what it counts, inside a `dl`. */
export const Figure = ({ value, label }: { value: number; label: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <bdi dir="ltr">{formatNumber(value)}</bdi>
    </dd>
  </div>
);
