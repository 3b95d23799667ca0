import type { Lang } from '@diyar/contract/rules/language';
import type { OpenWish, Viewing } from '@diyar/contract/viewings';
import { useState } from 'react';
import { useHref } from 'react-router';
import { HandOver } from '~/features/hand-over/admin/hand-over.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { joinUrl } from '~/lib/api/paths.ts';
import { useSession } from '~/lib/session/session.ts';
import { ExternalButton } from '~/ui/admin/buttons/external-button.tsx';
import { Segmented } from '~/ui/admin/fields/segmented.tsx';
import { TextArea } from '~/ui/admin/fields/text-field.tsx';
import { langOf, type TextFor, viewingText } from './viewing-words.ts';
import {
  apiAddress,
  useCompanyName,
  useLeadOf,
  useLogEntry,
  useProjectOf,
  useTemplates,
} from './viewings-api.ts';

type Props = {
  kind: TextFor['kind'];
  /** The viewing it is about, or the wish that is declined. */
  about: { viewing: Viewing; wish?: OpenWish } | { viewing: null; wish: OpenWish };
};

/** The prepared text for the visitor: in their language, filled in, to change and to hand over. */
export function ViewingText({ kind, about }: Props) {
  const { viewings: t, ui } = useAdminTexts();
  const { viewing, wish } = about;
  const { person, leadId, project: ref } = viewing ?? about.wish;
  const now = useSession();
  const me = now.status === 'signedIn' ? now.user.fullName || now.user.username : '';
  const [lang, setLang] = useState<Lang>(() => langOf(person.name, wish?.text ?? ''));
  /** Null until somebody changes it. */
  const [typed, setTyped] = useState<string | null>(null);
  const log = useLogEntry();
  const lead = useLeadOf(viewing?.email ? null : leadId);
  const templates = useTemplates();
  const base = useHref('/');
  const visitAddress = (own: Viewing, shown: Lang) =>
    own.visitPath === '' || typeof location === 'undefined'
      ? apiAddress(own.icsPath)
      : `${location.origin}${joinUrl(base, own.visitPath)}?lang=${shown}`;
  const prepared = viewingText(
    {
      kind,
      person: person.name,
      staff: viewing?.staff.name ?? me,
      viewing,
      wish,
      link: viewing ? visitAddress(viewing, lang) : '',
      company: useCompanyName().data,
      project: useProjectOf(ref?.id ?? null).data,
    },
    templates.data ?? [],
    lang,
  );
  const text = typed ?? prepared;
  return (
    <div className="form-stack">
      <Segmented
        label={t.textLang}
        value={lang}
        onChange={(next) => {
          setLang(next);
          setTyped(null);
        }}
        options={[
          { value: 'ar', label: ui.arabic },
          { value: 'en', label: ui.english },
        ]}
      />
      <TextArea
        label={t.textLabel}
        hint={templates.isSuccess && prepared === '' ? t.noTemplate : undefined}
        value={text}
        onChange={setTyped}
        rows={6}
        dir="auto"
        lang={lang}
      />
      <HandOver
        text={text}
        phone={person.phone}
        email={viewing?.email || lead.data?.email || ''}
        subject={t.subject[lang]}
        isDisabled={text.trim() === ''}
        onSent={(kind, at) => log.mutateAsync({ leadId, kind, text, at })}
      />
      {viewing && viewing.status !== 'cancelled' && (
        <p>
          <ExternalButton icon="calendar-blank" size="s" variant="quiet" href={apiAddress(viewing.icsPath)}>
            {t.ics}
          </ExternalButton>
        </p>
      )}
    </div>
  );
}
