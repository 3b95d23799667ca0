import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon.tsx';

type Props = {
  icon: IconName;
  label: string;
  href: string;
  /** The file name for a download; with it the link downloads. */
  download?: string;
  variant?: 'line' | 'pic';
  size?: 's';
  /** Mirrors a directional icon in right-to-left pages. */
  flip?: boolean;
};

/** An icon as a link: a download, another site. */
export const IconLink = ({ icon, label, href, download, variant, size, flip }: Props) => (
  <a
    className={classNames('icon-button', variant && `icon-button--${variant}`, size && 'icon-button--small')}
    href={href}
    download={download}
    aria-label={label}
    title={label}
    draggable={false}
  >
    <Icon name={icon} className={flip ? 'icon--flip' : undefined} />
  </a>
);
