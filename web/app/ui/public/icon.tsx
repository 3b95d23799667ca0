import sprite from '~/assets/icons.svg';
import type { IconName } from './icon-names.ts';

type Props = {
  name: IconName;
  /** `icon--flip` mirrors directional icons in right-to-left pages; `icon--spin` rotates. */
  className?: string;
};

/**
 * An icon of the public pages, from one file with all of them: neither the HTML nor the scripts contain drawings, and
 * nothing is written as HTML (docs/security.md). Icons are decoration: the text beside them, or the button's
 * aria-label, carries the meaning.
 */
export const Icon = ({ name, className }: Props) => (
  <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
    <use href={`${sprite}#${name}`} />
  </svg>
);
