import { dialDigits } from '@diyar/contract/rules/phone';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { Button, type ButtonLook, buttonClass, Inside } from '~/ui/admin/buttons/button.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { whatsAppHref } from '~/ui/admin/values/tel-link.tsx';
import './hand-over.css';

export type HandOverKind = 'whatsapp' | 'mail';

/** Where it went, and when (as an instant); a copied text may have gone anywhere. */
type HandedOver = { kind: HandOverKind | 'copy'; at: string };

type Props = {
  text: string;
  phone: string;
  email: string;
  /** Of the mail. */
  subject?: string;
  /**
   * Only after the user said so: no other program tells us whether a text was sent. Without it nobody is asked, because
   * there is nothing to note it in.
   */
  onSent?: (kind: HandOverKind, at: string) => Promise<unknown>;
  whatsAppLabel?: string;
  isDisabled?: boolean;
};

/** A prepared text goes to WhatsApp, mail or the clipboard; then the page asks once whether it was sent. */
export function HandOver({ text, phone, email, subject = '', onSent, isDisabled = false, ...rest }: Props) {
  const { handOver: t } = useAdminTexts();
  const { whatsAppLabel = t.whatsApp } = rest;
  const [handed, setHanded] = useState<HandedOver | null>(null);
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const hand = (kind: HandedOver['kind']) => setHanded({ kind, at: new Date().toISOString() });
  const copy = async () => {
    try {
      // exists only on https and on localhost
      await navigator.clipboard.writeText(text);
      setCopied(true);
      hand('copy');
    } catch {
      setCopied(false);
    }
  };
  const body = encodeURIComponent(text);
  const mail = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${body}`;
  return (
    <div className="hand-over">
      <div className="actions">
        {dialDigits(phone) !== null && (
          <Way
            href={`${whatsAppHref(phone)}?text=${body}`}
            icon="whatsapp-logo"
            variant="primary"
            isDisabled={isDisabled}
            onOpen={() => hand('whatsapp')}
          >
            {whatsAppLabel}
          </Way>
        )}
        {email !== '' && (
          <Way href={mail} icon="envelope-simple" isDisabled={isDisabled} onOpen={() => hand('mail')}>
            {t.mail}
          </Way>
        )}
        <Button icon="copy" isDisabled={isDisabled} onPress={() => void copy()}>
          {t.copy}
        </Button>
      </div>
      <p className="note" role="status">
        {isCopied === null ? '' : isCopied ? t.copied : t.copyFailed}
      </p>
      {handed && onSent && (
        <Question key={handed.at} handed={handed} onSent={onSent} onNo={() => setHanded(null)} />
      )}
    </div>
  );
}

type WayProps = ButtonLook & { href: string; isDisabled: boolean; onOpen: () => void };

/** A link, which no browser blocks as a pop-up. */
const Way = ({ href, isDisabled, onOpen, ...look }: WayProps) => (
  <a
    className={buttonClass(look)}
    href={isDisabled ? undefined : href}
    aria-disabled={isDisabled || undefined}
    target="_blank"
    rel="noreferrer"
    onClick={isDisabled ? undefined : onOpen}
  >
    <Inside {...look} />
  </a>
);

type QuestionProps = { handed: HandedOver; onSent: NonNullable<Props['onSent']>; onNo: () => void };

function Question({ handed, onSent, onNo }: QuestionProps) {
  const { handOver: t } = useAdminTexts();
  const errorText = useErrorText();
  const [state, setState] = useState<'asked' | 'saving' | 'noted' | { error: unknown }>('asked');
  const save = async (kind: HandOverKind) => {
    setState('saving');
    try {
      await onSent(kind, handed.at);
      setState('noted');
    } catch (error) {
      setState({ error });
    }
  };
  if (state === 'noted')
    return (
      <p className="hand-over-noted" role="status">
        <Icon name="check" />
        {t.noted}
      </p>
    );
  const ways: readonly [HandOverKind, string][] =
    handed.kind === 'copy'
      ? [
          ['whatsapp', t.byWhatsApp],
          ['mail', t.byMail],
        ]
      : [[handed.kind, t.yes]];
  return (
    <section className="hand-over-question" aria-label={t.question}>
      <p>
        <strong>{t.question}</strong> <span>{t.questionHelp}</span>
      </p>
      <div className="actions">
        {ways.map(([kind, label], n) => (
          <Button
            key={kind}
            icon="check"
            autoFocus={n === 0}
            isDisabled={state === 'saving'}
            onPress={() => void save(kind)}
          >
            {label}
          </Button>
        ))}
        <Button variant="quiet" isDisabled={state === 'saving'} onPress={onNo}>
          {t.no}
        </Button>
      </div>
      {typeof state === 'object' && (
        <p className="problem" role="alert">
          <Icon name="warning-circle" />
          {t.failed}: {errorText(state.error)}
        </p>
      )}
    </section>
  );
}
