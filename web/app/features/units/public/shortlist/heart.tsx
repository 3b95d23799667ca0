import { type ListedUnit, writeShortlist } from '@diyar/contract/rules/shortlist';
import { Link, useHref } from 'react-router';
import { usePublicTexts } from '~/i18n/public/index.ts';
import './heart.css';
import { toggleInList, useOwnList } from './own-list.ts';

const listHref = (list: readonly ListedUnit[]) => ({
  pathname: '/list',
  search: list.length > 0 ? `?u=${writeShortlist(list)}` : '',
});

/** Keeps a unit in one's own list. Without scripts it is a link to a list with this unit. */
export function Heart({ unit, label }: { unit: ListedUnit; label: string }) {
  const t = usePublicTexts().units;
  const list = useOwnList();
  const href = useHref(listHref([unit]));
  const isButton = list !== null;
  const toggle = (event: React.SyntheticEvent) => {
    event.preventDefault();
    toggleInList(unit);
  };
  return (
    <a
      className="heart"
      href={href}
      aria-label={t.keep(label)}
      data-live
      {...(isButton && { role: 'button', 'aria-pressed': list.includes(unit) })}
      onClick={toggle}
      onKeyDown={(event) => event.key === ' ' && toggle(event)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 20.5 4.2 12.6a4.9 4.9 0 0 1 6.9-6.9l.9.9.9-.9a4.9 4.9 0 0 1 6.9 6.9Z" />
      </svg>
    </a>
  );
}

/** 'My list (3)', where there is one. */
export function OwnListLink() {
  const t = usePublicTexts().units;
  const list = useOwnList() ?? [];
  if (list.length === 0) return null;
  return (
    <Link className="btn-link" to={listHref(list)}>
      {t.myList} (<bdi dir="ltr">{list.length}</bdi>)
    </Link>
  );
}
