import type { ListedUnit } from '@diyar/contract/rules/shortlist';
import { useHref } from 'react-router';
import { usePublicTexts } from '~/i18n/public/index.ts';
import './heart.css';
import { HeartShape, listHref } from './list-link.tsx';
import { toggleInList, useOwnList } from './own-list.ts';

/**
 * Keeps a unit in one's own list. Without scripts it is a link to a list with this unit; in a document islands/listeners.ts
 * handles it.
 */
export function Heart({ unit, label }: { unit: ListedUnit; label: string }) {
  const t = usePublicTexts().unitPages;
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
      data-heart={unit}
      {...(isButton && { role: 'button', 'aria-pressed': list.includes(unit) })}
      onClick={toggle}
      onKeyDown={(event) => event.key === ' ' && toggle(event)}
    >
      <HeartShape />
    </a>
  );
}
