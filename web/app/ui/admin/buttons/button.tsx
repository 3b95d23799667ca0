import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaProps } from 'react-aria-components/Button';
import { Link, type To } from 'react-router';
import { classNames } from '../class-names.ts';
import { Spinner } from '../feedback/busy.tsx';
import { Icon, type IconName } from '../icon.tsx';
import { Tip } from '../overlays/tooltip.tsx';

export type ButtonLook = {
  variant?: 'primary' | 'quiet' | 'danger' | 'danger-quiet';
  size?: 's';
  isWide?: boolean;
  icon?: IconName;
  /** After the label, for a step forward. */
  endIcon?: IconName;
  children: ReactNode;
};

export type ButtonProps = ButtonLook &
  Omit<AriaProps, 'children' | 'className' | 'style'> & {
    className?: string;
    ref?: Ref<HTMLButtonElement>;
    /** The label while pending, 'Deleting…'. */
    pendingLabel?: string;
    /** Why it is disabled. It stays focusable, and the reason is its tooltip. */
    disabledReason?: string;
  };

export const buttonClass = ({ variant, size, isWide }: Omit<ButtonLook, 'children'>, more?: string) =>
  classNames(
    'button',
    variant && `button--${variant}`,
    size && 'button--small',
    isWide && 'button--wide',
    more,
  );

export function Inside({ icon, endIcon, children }: ButtonLook) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {endIcon && <Icon name={endIcon} className="icon--flip" />}
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

type LinkProps = ButtonLook & {
  to: To;
  /** The accessible name where the label alone is ambiguous: 'Edit: Olive Terraces'. */
  label?: string;
  /** Leaves the back office. */
  reloadDocument?: boolean;
  /** Opens in a new tab, so that the page stays. */
  isNewTab?: boolean;
  className?: string;
};

/** A link that looks like a button. */
export function LinkButton({ to, label, reloadDocument, isNewTab, className, ...look }: LinkProps) {
  return (
    <Link
      to={to}
      aria-label={label}
      reloadDocument={reloadDocument}
      target={isNewTab ? '_blank' : undefined}
      className={buttonClass(look, className)}
    >
      <Inside {...look} />
    </Link>
  );
}
