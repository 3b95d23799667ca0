import type { Person } from '@diyar/contract/persons';
import { isOpenStage } from '@diyar/contract/rules/leads';
import { nameOf } from '@diyar/contract/rules/localized';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';

/** What somebody is to the company, and whose lead they are. */
export function HeadRoles({ person: { roles, deals, leads } }: { person: Person }) {
  const { whoIsWho: t } = useAdminTexts();
  const { lang } = useLanguage();
  const lead = leads.find(({ stage }) => isOpenStage(stage));
  const bought = deals.filter(({ stage }) => stage === 'reserved' || stage === 'sold').length;
  const about = lead ? lead.unit || (lead.project ? nameOf(lead.project, lang) : '') : '';
  return (
    <p className="person-head-roles">
      {roles.includes('buyer') && (
        <Tag tone="olive" icon="handshake">
          {t.buyer(bought)}
        </Tag>
      )}
      {roles.includes('holder') && (
        <Tag tone="line" icon="timer">
          {t.holder}
        </Tag>
      )}
      {lead && (
        <Tag tone="line" icon="user-plus">
          {t.lead(about)}
        </Tag>
      )}
      {lead &&
        (lead.owner ? <Tag tone="line">{t.owner(lead.owner)}</Tag> : <Tag tone="clay">{t.noOwner}</Tag>)}
      {roles.includes('former') && <Tag tone="dim">{t.former}</Tag>}
      {roles.length === 0 && <Tag tone="dim">{t.wrote}</Tag>}
    </p>
  );
}
