import type { AnswerTemplate } from '@diyar/contract/answer-templates';
import type { Lead } from '@diyar/contract/leads';
import { type AnswerValues, answerText, fillAnswer } from '@diyar/contract/rules/answer-template';
import { type Lang, languageOf } from '@diyar/contract/rules/language';
import { inLanguage, nameOf } from '@diyar/contract/rules/localized';
import { useState } from 'react';
import { Link, useHref } from 'react-router';
import { HandOver } from '~/features/hand-over/admin/hand-over.tsx';
import { useCompanyName, useProjectOf } from '~/features/viewings/admin/viewings-api.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { useSession } from '~/lib/session/session.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { Segmented } from '~/ui/admin/fields/segmented.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';
import { TextArea } from '~/ui/admin/fields/text-field.tsx';
import { useAddEntry } from '../lead/lead-calls.ts';
import './answer.css';
import { answerValues, likelyKind } from './answer-values.ts';
import { useTemplates } from './answers-api.ts';
import { CallAnswer } from './call-answer.tsx';

/** What is answered: its script chooses the language, and whoever wrote it is addressed. */
export type Question = { text: string; isViewing: boolean; name: string; phone: string };

type Props = {
  lead: Lead;
  question?: Question;
  /** In the inbox the answer is there at once; in the sheet only while something waits for one. */
  isOpen?: boolean;
};

/** A person may write under several names and from several phones. */
const addressed = (lead: Lead, question: Question | undefined): Lead => ({
  ...lead,
  person: {
    ...lead.person,
    name: question?.name || lead.person.name,
    phone: question?.phone || lead.person.phone,
  },
});

/** Answers a person with a prepared text, by WhatsApp, mail or a call. */
export function AnswerBox({ lead: given, question, isOpen = false }: Props) {
  const { leadsAnswers: t } = useAdminTexts();
  const [isWriting, setWriting] = useState(isOpen || given.unanswered > 0);
  const lead = addressed(given, question);
  if (!isWriting)
    return (
      <div className="answer answer--closed">
        <Button icon="chat-circle-text" onPress={() => setWriting(true)}>
          {t.open}
        </Button>
        <CallAnswer lead={lead} />
      </div>
    );
  return <Answer lead={lead} question={question} />;
}

/** Shows viewing texts only where there is a viewing to speak of. */
const offered = (templates: readonly AnswerTemplate[], lead: Lead) =>
  templates.filter(({ kind }) => lead.viewingAt !== null || !/^viewing(Confirm|Move|Decline)$/.test(kind));

const OWN = 'own';

function Answer({ lead, question }: Omit<Props, 'isOpen'>) {
  const { leadsAnswers: t } = useAdminTexts();
  const { lang: reader } = useLanguage();
  const templates = useTemplates();
  const [chosen, setChosen] = useState<string | null>(null);
  const [lang, setLang] = useState<Lang>(() =>
    languageOf(question?.text ?? lead.person.name, languageOf(lead.person.name, reader)),
  );
  /** Null while the text is as filled in. */
  const [typed, setTyped] = useState<string | null>(null);
  const add = useAddEntry(lead.id);
  const values = useValues(lead, lang);

  const list = offered(templates.data ?? [], lead);
  const kind = likelyKind(lead, question?.isViewing ?? false);
  const likely = list.find((one) => one.kind === kind) ?? list.find((one) => one.kind === 'general');
  const choice = chosen ?? (likely ? String(likely.id) : OWN);
  const template = list.find(({ id }) => String(id) === choice);
  const parts = template ? fillAnswer(inLanguage(template.bodyEn, template.bodyAr, lang), values) : [];
  const text = typed ?? answerText(parts);
  const isTyping = typed !== null || !template;
  return (
    <section className="answer" aria-label={t.title}>
      <header className="section-head section-head--small">
        <h3>{t.title}</h3>
        <Link className="section-more" to="/admin/leads/templates">
          {t.edit}
        </Link>
      </header>
      {templates.isError && (
        <p className="note">
          {t.loadFailed} <TextButton onPress={() => void templates.refetch()}>{t.again}</TextButton>
        </p>
      )}
      <div className="answer-choice">
        <Select
          label={t.template}
          value={choice}
          onChange={(next) => {
            setChosen(next);
            setTyped(next === OWN ? text : null);
          }}
          options={[
            ...list.map((one) => ({
              value: String(one.id),
              label: inLanguage(one.nameEn, one.nameAr, reader),
            })),
            { value: OWN, label: t.own },
          ]}
        />
        <Segmented
          label={t.language}
          value={lang}
          onChange={setLang}
          options={[
            { value: 'ar', label: t.languages.ar },
            { value: 'en', label: t.languages.en },
          ]}
        />
      </div>
      {template?.kind === 'taken' && <p className="note">{t.taken}</p>}
      {isTyping ? (
        <TextArea
          label={t.text}
          value={text}
          onChange={setTyped}
          rows={6}
          dir="auto"
          lang={lang}
          className="answer-typed"
        />
      ) : (
        <>
          <p className="answer-filled" lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'}>
            {parts.map((part, at) =>
              part.field ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity, and none keeps a state
                <mark key={at} title={t.fields[part.field]}>
                  <bdi>{part.text}</bdi>
                </mark>
              ) : (
                part.text
              ),
            )}
          </p>
          <p className="note">{t.filledHint}</p>
        </>
      )}
      <span className="row">
        {isTyping ? (
          template && <TextButton onPress={() => setTyped(null)}>{t.again}</TextButton>
        ) : (
          <TextButton icon="pencil-simple" onPress={() => setTyped(text)}>
            {t.change}
          </TextButton>
        )}
      </span>
      {lead.person.phone === '' && lead.email === '' && <p className="note">{t.noPhone}</p>}
      <HandOver
        text={text.trim()}
        phone={lead.person.phone}
        email={lead.email}
        subject={t.subject(lead.project ? nameOf(lead.project, lang) : '')}
        isDisabled={text.trim() === ''}
        onSent={(way, at) => add.mutateAsync({ kind: way, text: text.trim(), at })}
      />
      <CallAnswer lead={lead} />
    </section>
  );
}

function useValues(lead: Lead, lang: Lang): AnswerValues {
  const { data: company } = useCompanyName();
  // free units and the address come with the project
  const { data: project } = useProjectOf(lead.project?.id ?? null);
  const now = useSession();
  const root = useHref('/');
  const user = now.status === 'signedIn' ? now.user : null;
  const site = typeof location === 'undefined' ? 'https://localhost/' : new URL(root, location.origin).href;
  return answerValues({
    lead,
    lang,
    staff: user ? user.fullName || user.username : '',
    company,
    project: project ?? undefined,
    site: site.endsWith('/') ? site : `${site}/`,
  });
}
