import { type ReactNode, useEffect, useRef } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { TextButton } from '../buttons/text-button.tsx';
import { Icon } from '../icon.tsx';

type Props = {
  /** One entry per field; pressing it focuses the field. */
  fields?: readonly { label: string; onPress: () => void }[];
  /** An error of no single field: the server's message. */
  children?: ReactNode;
};

/**
 * A summary above a form: how many fields need attention, with a link to each. Takes the focus when it
 * appears.
 */
export function ErrorSummary({ fields = [], children }: Props) {
  const t = useAdminTexts().ui;
  const box = useRef<HTMLDivElement>(null);
  const isThere = fields.length > 0 || Boolean(children);
  useEffect(() => {
    if (isThere) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isThere]);
  if (!isThere) return null;
  return (
    <div ref={box} className="error-summary" role="alert">
      <Icon name="warning-circle" />
      <div>
        {fields.length > 0 && <strong>{t.fieldsNeedAttention(fields.length)}</strong>}
        {children && <p>{children}</p>}
        {fields.length > 0 && (
          <ul>
            {fields.map(({ label, onPress }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two fields may have the same label
              <li key={i}>
                <TextButton onPress={onPress}>{label}</TextButton>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
