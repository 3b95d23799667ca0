import { useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useShortcut } from '~/lib/admin/shortcuts.ts';
import { Icon } from '../icon.tsx';
import { typedDir } from './typed-dir.ts';

type Props = {
  /** The accessible name and placeholder: 'Search title, city or type'. */
  label: string;
  value: string;
  onChange: (value: string) => void;
};

/** The search of a screen: `/` focuses it, Esc clears it. */
export function SearchField({ label, value, onChange }: Props) {
  const t = useAdminTexts().ui;
  const input = useRef<HTMLInputElement>(null);
  useShortcut('/', () => input.current?.focus(), { label: t.shortcutSearch });
  return (
    <AriaSearchField className="search-field" aria-label={label} value={value} onChange={onChange}>
      <Icon name="magnifying-glass" />
      <Input ref={input} placeholder={label} dir={typedDir('auto', value)} enterKeyHint="search" />
      <span className="search-field-key" aria-hidden="true">
        <kbd>/</kbd>
      </span>
      <Button className="search-field-clear" aria-label={t.clear}>
        <Icon name="x" />
      </Button>
    </AriaSearchField>
  );
}
