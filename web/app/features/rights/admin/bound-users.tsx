import { nameOf } from '@diyar/contract/rules/localized';
import type { User } from '@diyar/contract/users';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useBuildings } from '~/lib/admin/own-server.ts';
import { useLanguage } from '~/lib/language.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';
import { useEveryone } from './rights-api.ts';

/** What it means to be bound to buildings, and who is. */
export function BoundUsers() {
  const { rights: t, users: texts } = useAdminTexts();
  const query = useEveryone();
  return (
    <section aria-labelledby="rights-bound">
      <header className="section-head">
        <h2 id="rights-bound">{t.bound}</h2>
      </header>
      <p className="note">{t.boundNote}</p>
      <QueryView query={query} failed={texts.loadFailed} skeleton={<Skeleton width="16em" />}>
        {(users) => {
          const bound = users.filter(({ role, buildings }) => role === 'LACASA' || buildings.length > 0);
          return bound.length === 0 ? (
            <p className="dim">{t.nobodyBound}</p>
          ) : (
            <ul className="rights-bound">
              {bound.map((user) => (
                <BoundUser key={user.id} user={user} />
              ))}
            </ul>
          );
        }}
      </QueryView>
    </section>
  );
}

function BoundUser({ user }: { user: User }) {
  const { rights: t, words } = useAdminTexts();
  const { lang } = useLanguage();
  const { data = [] } = useBuildings();
  const given = data.filter(({ id }) => user.buildings.includes(id));
  return (
    <li>
      <span className="two-lines">
        <strong>
          <bdi>{user.fullName || user.username}</bdi>
        </strong>
        <small>{words.roles[user.role]}</small>
      </span>
      <span className="rights-buildings">
        {given.length === 0 && <Tag tone="dim">{t.noBuilding}</Tag>}
        {given.map((building) => (
          <Tag key={building.id} tone="line" icon="building-apartment">
            {nameOf(building, lang, building.slug)}
          </Tag>
        ))}
      </span>
    </li>
  );
}
