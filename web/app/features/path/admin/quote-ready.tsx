import type { Quote } from '@diyar/contract/quotes';
import type { LeadId } from '@diyar/contract/rules/ids';
import { phoneKey } from '@diyar/contract/rules/phone';
import { useState } from 'react';
import { useHref } from 'react-router';
import { HandOver } from '~/features/hand-over/admin/hand-over.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useCopyLink } from '~/lib/admin/use-copy-link.ts';
import { useRead } from '~/lib/admin/use-read.ts';
import { Button, LinkButton } from '~/ui/admin/buttons/button.tsx';
import { ExternalButton } from '~/ui/admin/buttons/external-button.tsx';
import { Notice } from '~/ui/admin/feedback/notice.tsx';
import { TextArea } from '~/ui/admin/fields/text-field.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { DialogBody, DialogFooter } from '~/ui/admin/overlays/dialog.tsx';
import { letterOf } from './letter.ts';
import { useNoteSent } from './path-calls.ts';

type Props = { quote: Quote; leadId: LeadId | null; onClose: () => void };

/** The quote is made: its text goes to the buyer, and what followed by itself is said. */
export function QuoteReady({ quote, leadId, onClose }: Props) {
  const { path: t, words, ui } = useAdminTexts();
  const path = `${useHref(quote.path)}?lang=${quote.lang}`;
  const link = `${typeof location === 'undefined' ? '' : location.origin}${path}`;
  const [text, setText] = useState(() => letterOf(quote, link));
  const digits = phoneKey(quote.phone)?.slice(-4);
  const copy = useCopyLink();
  const note = useNoteSent(leadId);
  const lead = useRead('GET /admin/leads/{id}', { params: { id: leadId } }).data;
  return (
    <>
      <DialogBody>
        <div>
          <Notice title={t.ready} icon="check-circle">
            {digits ? t.readyFor(digits) : t.readyForNobody}
          </Notice>
        </div>
        <TextArea label={t.message} value={text} onChange={setText} rows={6} dir="auto" lang={quote.lang} />
        <p className="actions">
          <Button size="s" icon="link-simple" onPress={() => void copy(link)}>
            {t.copyLink}
          </Button>
          <ExternalButton size="s" icon="printer" href={path} isNewTab>
            {t.print}
          </ExternalButton>
          <LinkButton size="s" icon="file-text" to={`/admin/quotes/${quote.id}`}>
            {t.openQuote}
          </LinkButton>
        </p>
        {lead && (
          <section className="path-followed">
            <h3>{t.followed}</h3>
            <ul className="path-after">
              <li>
                <Icon name="check" />
                <span>{t.stage(words.leadStages[lead.stage])}</span>
              </li>
              {lead.unanswered > 0 && (
                <li>
                  <Icon name="clock" />
                  <span>{t.willAsk}</span>
                </li>
              )}
            </ul>
          </section>
        )}
      </DialogBody>
      <DialogFooter>
        <Button variant="quiet" onPress={onClose}>
          {ui.close}
        </Button>
        <span className="grow" />
        <HandOver
          text={text.trim()}
          phone={quote.phone}
          email={lead?.email ?? ''}
          subject={t.quoteTitle(quote.number)}
          whatsAppLabel={t.handToWhatsApp}
          onSent={
            leadId === null ? undefined : (kind, at) => note.mutateAsync({ kind, text: text.trim(), at })
          }
        />
      </DialogFooter>
    </>
  );
}
