import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Icon } from '~/ui/admin/icon.tsx';

/** Says that a text is missing and focuses its field. */
export const MissingButton = ({
  label,
  onPress,
  children,
}: {
  label?: string;
  onPress: () => void;
  children: ReactNode;
}) => (
  <Button className="tag tag--clay editor-gap" aria-label={label} onPress={onPress}>
    <Icon name="warning-circle" />
    {children}
  </Button>
);
