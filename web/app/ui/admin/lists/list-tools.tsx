import type { ReactNode } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { type ListParams, useSearchText } from '~/lib/admin/list-params.ts';
import { TextButton } from '../buttons/text-button.tsx';
import { classNames } from '../class-names.ts';
import { SearchField } from '../fields/search-field.tsx';

type Props = {
  list: ListParams;
  /** The name of the search field; none where the list cannot be searched. */
  search?: string | null;
  /** Before the search: the views of the list. */
  before?: ReactNode;
  /** The filters, which can be cleared at once. */
  children?: ReactNode;
  /** At the end. */
  after?: ReactNode;
  className?: string;
};

/** Search and filters of a list. */
export function ListTools({ list, search, before, children, after, className }: Props) {
  const { ui } = useAdminTexts();
  const [text, setText] = useSearchText(list.view.q, list.setQ);
  const clear = () => {
    // it may not be in the address yet
    setText('');
    list.clear();
  };
  return (
    <div className={classNames('toolbar', children !== undefined && 'toolbar--fields', className)}>
      {before}
      {search && <SearchField label={search} value={text} onChange={setText} />}
      {children}
      {children !== undefined && (list.isFiltered || text !== '') && (
        <TextButton onPress={clear}>{ui.clear}</TextButton>
      )}
      {after}
    </div>
  );
}
