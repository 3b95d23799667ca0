import { useAdminTexts } from '~/i18n/admin/index.ts';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';

/** The list with one entry a place further up or down. */
function moved<Item>(list: readonly Item[], from: number, by: -1 | 1): Item[] {
  const next = [...list];
  const [item] = next.splice(from, 1);
  if (item !== undefined) next.splice(from + by, 0, item);
  return next;
}

type Props<Item> = {
  list: readonly Item[];
  at: number;
  name: string;
  onChange: (list: Item[]) => void;
  /** Why it stays in the list. */
  staysBecause?: string | undefined;
};

/** Up, down, and out of the list. */
export function RowTools<Item>({ list, at, name, onChange, staysBecause }: Props<Item>) {
  const { place: t } = useAdminTexts();
  return (
    <span className="place-form-tools">
      <IconButton
        size="s"
        icon="caret-up"
        label={t.moveUp(name)}
        isDisabled={at === 0}
        onPress={() => onChange(moved(list, at, -1))}
      />
      <IconButton
        size="s"
        icon="caret-down"
        label={t.moveDown(name)}
        isDisabled={at === list.length - 1}
        onPress={() => onChange(moved(list, at, 1))}
      />
      <IconButton
        size="s"
        icon={staysBecause ? 'lock-simple' : 'x'}
        label={t.takeOut(name)}
        disabledReason={staysBecause}
        onPress={() => onChange(list.filter((_, i) => i !== at))}
      />
    </span>
  );
}
