import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaProps } from 'react-aria-components/Button';
import { Link, type To } from 'react-router';
import { Spinner } from './busy.tsx';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import { Tip } from './tooltip.tsx';

export type ButtonLook = {
  variant?: 'primary' | 'quiet' | 'danger' | 'danger-quiet';
  size?: 's';
  isWide?: boolean;
  icon?: IconName;
  /** After the words, pointing the way on. */
  endIcon?: IconName;
  children: ReactNode;
};

export type ButtonProps = ButtonLook &
  Omit<AriaProps, 'children' | 'className' | 'style'> & {
    className?: string;
    ref?: Ref<HTMLButtonElement>;
    /** What it says while pending, 'Deleting…'. */
    pendingLabel?: string;
    /** Why it cannot be pressed now. It stays reachable, and the reason is its tooltip. */
    disabledReason?: string;
  };

export const buttonClass = ({ variant, size, isWide }: Omit<ButtonLook, 'children'>, more?: string) =>
  classNames('btn', variant && `btn--${variant}`, size && 'btn--s', isWide && 'btn--wide', more);

function Inside({ icon, endIcon, children }: ButtonLook) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {endIcon && <Icon name={endIcon} className="flip" />}
    </>
  );
}

export function Button(props: ButtonProps) {
  const { variant, size, isWide, icon, endIcon, children, className, pendingLabel, disabledReason, ...rest } =
    props;
  const look = { variant, size, isWide, icon, endIcon };
  const blocked = disabledReason !== undefined;
  const button = (
    <AriaButton
      {...rest}
      className={buttonClass(look, className)}
      aria-disabled={blocked || undefined}
      type={blocked ? 'button' : rest.type}
      onPress={blocked ? undefined : rest.onPress}
    >
      {rest.isPending ? (
        <>
          <Spinner />
          <span>{pendingLabel ?? children}</span>
        </>
      ) : (
        <Inside {...look}>{children}</Inside>
      )}
    </AriaButton>
  );
  return blocked ? <Tip text={disabledReason}>{button}</Tip> : button;
}

/** A link that looks like a button: it goes somewhere. `reloadDocument` leaves the back office. */
export function LinkButton({
  to,
  reloadDocument,
  className,
  ...look
}: ButtonLook & { to: To; reloadDocument?: boolean; className?: string }) {
  return (
    <Link to={to} reloadDocument={reloadDocument} className={buttonClass(look, className)}>
      <Inside {...look} />
    </Link>
  );
}
