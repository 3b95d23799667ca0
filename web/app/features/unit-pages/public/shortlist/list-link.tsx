import { type ListedUnit, writeShortlist } from '@diyar/contract/rules/shortlist';
import { Link } from 'react-router';
import { usePublicTexts } from '~/i18n/public/index.ts';
import './list-link.css';
import { useOwnList } from './own-list.ts';

export const listHref = (list: readonly ListedUnit[]) => ({
  pathname: '/list',
  search: list.length > 0 ? `?u=${writeShortlist(list)}` : '',
});

export const HeartShape = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 20.5 4.2 12.6a4.9 4.9 0 0 1 6.9-6.9l.9.9.9-.9a4.9 4.9 0 0 1 6.9 6.9Z" />
  </svg>
);

const named = (name: string, count: number) => (count > 0 ? `${name} (${count})` : name);

/** In the bar of every page. The link is always there, its count comes with the scripts. */
export function ListTool() {
  const t = usePublicTexts().unitPages;
  const list = useOwnList() ?? [];
  return (
    <Link
      className="btn-tool list-link"
      to={listHref(list)}
      aria-label={named(t.myList, list.length)}
      data-list={t.myList}
    >
      <HeartShape />
      <bdi className="list-link-count" aria-hidden="true" hidden={list.length === 0}>
        {list.length}
      </bdi>
    </Link>
  );
}

/** The same in words, 'My list (3)'. */
export function ListLink() {
  const t = usePublicTexts().unitPages;
  const list = useOwnList() ?? [];
  return (
    <Link to={listHref(list)} data-list={t.myList}>
      {named(t.myList, list.length)}
    </Link>
  );
}
