import type { ListedUnit } from '@diyar/contract/rules/shortlist';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { useAddress } from '~/lib/address.tsx';
import './heart.css';
import { HeartShape, listPath } from './list-link.tsx';
import { useOwnList } from './own-list.ts';

/**
 * Keeps a unit in one's own list. Without scripts it is a link to a list with this unit; presses are handled by
 * islands/listeners.ts, which also shows what is kept before an island is alive.
 */
export function Heart({ unit, label }: { unit: ListedUnit; label: string }) {
  const t = usePublicTexts().unitPages;
  const { hrefTo } = useAddress();
  const list = useOwnList();
  return (
    <a
      className="heart"
      href={hrefTo(listPath([unit]))}
      aria-label={t.keep(label)}
      data-heart={unit}
      {...(list && { role: 'button', 'aria-pressed': list.includes(unit) })}
      suppressHydrationWarning
    >
      <HeartShape />
    </a>
  );
}
