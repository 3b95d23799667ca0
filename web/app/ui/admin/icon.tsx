import sprite from '~/assets/icons-admin.svg';
import type { IconName } from './icon-names.ts';

export type { IconName } from './icon-names.ts';

type Props = {
  name: IconName;
  /** `icon--flip` mirrors directional icons in right-to-left pages; `icon--spin` rotates. */
  className?: string;
};

/**
 * An icon of the back office, from one file with all of them: no script contains drawings. Icons are decoration: the
 * text beside them, or the button's aria-label, carries the meaning.
 */
export const Icon = ({ name, className }: Props) => (
  <svg className={className ? `icon ${className}` : 'icon'} fill="currentColor" aria-hidden="true">
    <use href={`${sprite}#${name}`} />
  </svg>
);
