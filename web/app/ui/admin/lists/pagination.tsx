import { useAdminTexts } from '~/i18n/admin/index.ts';
import { IconButton } from '../buttons/icon-button.tsx';

type Props = {
  page: number;
  size: number;
  total: number;
  onPage: (page: number) => void;
  /** There are more rows than were counted. */
  isMore?: boolean;
  /** 'Newer' and 'Older' where the list is sorted by time. */
  previousLabel?: string;
  nextLabel?: string;
};

/** '1 to 10 of 25' with links in both directions; nothing when one page shows everything. */
export function Pagination({ page, size, total, onPage, isMore, previousLabel, nextLabel }: Props) {
  const t = useAdminTexts().ui;
  const last = Math.max(1, Math.ceil(total / size));
  if (last === 1 && page === 1) return null;
  const from = Math.min((page - 1) * size + 1, total);
  return (
    <nav className="data-table-pages" aria-label={t.pages}>
      <span className="dim" role="status">
        {(isMore ? t.rangeOfMore : t.range)(from, Math.min(page * size, total), total)}
      </span>
      <IconButton
        icon="caret-left"
        flip
        size="s"
        label={previousLabel ?? t.previous}
        isDisabled={page <= 1}
        onPress={() => onPage(page - 1)}
      />
      <IconButton
        icon="caret-right"
        flip
        size="s"
        label={nextLabel ?? t.next}
        isDisabled={page >= last}
        onPress={() => onPage(page + 1)}
      />
    </nav>
  );
}
