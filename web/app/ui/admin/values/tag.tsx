import type { ReactNode } from 'react';
import { formatNumber } from '~/i18n/plural.ts';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon.tsx';

type Tone = 'olive' | 'line' | 'dim' | 'new' | 'clay' | 'ok' | 'bad' | 'solid';

type TagProps = { tone: Tone; icon?: IconName; className?: string; children: ReactNode };

/** A state as text, never as a colour alone. */
export const Tag = ({ tone, icon, className, children }: TagProps) => (
  <span className={classNames('tag', `tag--${tone}`, className)}>
    {icon && <Icon name={icon} />}
    {children}
  </span>
);

/** A count; `label` says of what. */
export const Count = ({ value, label }: { value: number; label: string }) => (
  <b className="tag-count">
    <span aria-hidden="true">{formatNumber(value)}</span>
    <span className="visually-hidden">{label}</span>
  </b>
);
