import type { ReactNode } from 'react';
import { formatNumber } from '~/i18n/plural.ts';
import { Icon, type IconName } from '../icon.tsx';

type Tone = 'olive' | 'line' | 'dim' | 'new' | 'clay' | 'ok' | 'solid';

/** A state as text, never as a colour alone. */
export const Tag = ({ tone, icon, children }: { tone: Tone; icon?: IconName; children: ReactNode }) => (
  <span className={`tag tag--${tone}`}>
    {icon && <Icon name={icon} />}
    {children}
  </span>
);

/** A count; `label` says of what. */
export const Count = ({ value, label }: { value: number; label: string }) => (
  <b className="count">
    <span aria-hidden="true">{formatNumber(value)}</span>
    <span className="visually-hidden">{label}</span>
  </b>
);
