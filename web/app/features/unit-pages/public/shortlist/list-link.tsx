import { type ListedUnit, writeShortlist } from '@diyar/contract/rules/shortlist';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { useAddress } from '~/lib/address.tsx';
import './list-link.css';

export const listPath = (list: readonly ListedUnit[]) => `/list?u=${writeShortlist(list)}`;

export const HeartShape = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 20.5 4.2 12.6a4.9 4.9 0 0 1 6.9-6.9l.9.9.9-.9a4.9 4.9 0 0 1 6.9 6.9Z" />
  </svg>
);

/** In the bar of every page. The link is always there; islands/listeners.ts fills in what is in the list. */
export function ListTool() {
  const t = usePublicTexts().unitPages;
  const { hrefTo } = useAddress();
  return (
    <a className="btn-tool list-link" href={hrefTo('/list')} aria-label={t.myList} data-list={t.myList}>
      <HeartShape />
      <bdi className="list-link-count" aria-hidden="true" hidden />
    </a>
  );
}

/** The same in words, 'My list (3)'. */
export function ListLink() {
  const t = usePublicTexts().unitPages;
  const { hrefTo } = useAddress();
  return (
    <a href={hrefTo('/list')} data-list={t.myList}>
      {t.myList}
    </a>
  );
}
