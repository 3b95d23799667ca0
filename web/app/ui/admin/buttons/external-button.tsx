import { type ButtonLook, buttonClass, Inside } from './button.tsx';

type Props = ButtonLook & { href: string; isNewTab?: boolean };

/** A link to another application or site that looks like a button: a call, a chat. */
export const ExternalButton = ({ href, isNewTab, ...look }: Props) => (
  <a
    className={buttonClass(look)}
    href={href}
    target={isNewTab ? '_blank' : undefined}
    rel={isNewTab ? 'noreferrer' : undefined}
  >
    <Inside {...look} />
  </a>
);
