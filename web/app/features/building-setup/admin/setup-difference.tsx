import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import type { Difference } from './draft.ts';
import { namesOf } from './names.ts';

/** What the save would add, remove and leave. */
export function DraftDifference({ difference }: { difference: Difference }) {
  const { buildingSetup: t } = useAdminTexts();
  const { lang } = useLanguage();
  const { added, removed, kept } = difference;
  return (
    <ul className="building-setup-difference" role="status">
      {added.length > 0 && (
        <li>
          <Icon name="plus" />
          <span>{t.added(added.length, namesOf(added, lang, t.andMore))}</span>
        </li>
      )}
      {removed.length > 0 && (
        <li className="bad">
          <Icon name="minus" />
          <span>{t.removed(removed.length, namesOf(removed, lang, t.andMore))}</span>
        </li>
      )}
      {kept > 0 && (
        <li>
          <Icon name="check" />
          <span>{t.kept(kept)}</span>
        </li>
      )}
    </ul>
  );
}
