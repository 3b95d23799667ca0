import type { ReactNode } from 'react';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { contactLinks, type Ways } from '~/ui/public/contact-links.ts';
import { Icon } from '~/ui/public/icon.tsx';
import './reach.css';

/** The contact channels as lines, with number and address as text. */
export function Reach(ways: Ways) {
  const t = usePublicTexts().shell;
  const { chat, call, mail } = contactLinks(ways);
  return (
    <ul className="reach below">
      {chat && (
        <Line href={chat} icon="whatsapp" opens>
          {t.whatsapp}
        </Line>
      )}
      {call && (
        <Line href={call} icon="phone" label={t.call}>
          <bdi dir="ltr">{ways.phone}</bdi>
        </Line>
      )}
      {mail && (
        <Line href={mail} icon="envelope" label={t.mail}>
          <bdi dir="ltr">{ways.email}</bdi>
        </Line>
      )}
    </ul>
  );
}

type LineProps = {
  href: string;
  icon: 'whatsapp' | 'phone' | 'envelope';
  /** The accessible name of a link that shows only an icon. */
  label?: string;
  opens?: boolean;
  children: ReactNode;
};

const Line = ({ href, icon, label, opens = false, children }: LineProps) => (
  <li>
    <a href={href} {...(opens && { target: '_blank', rel: 'noreferrer' })}>
      <Icon name={icon} />
      <b>
        {label && <span className="visually-hidden">{label} </span>}
        {children}
      </b>
      <Icon name="arrowUpRight" className="icon--flip reach-go" />
    </a>
  </li>
);
