import type { Tellable } from '@diyar/contract/buyer-page';
import type { DealId } from '@diyar/contract/rules/ids';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { shortDay } from '~/lib/admin/dates.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { usePageUrl } from '~/lib/admin/page-url.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { buyerChat } from './buyer-message.ts';
import { useTold } from './buyer-page-api.ts';

/** What it is, in the words of staff. */
export function useTellableName(): (about: Tellable) => string {
  const { buyerPage: t } = useAdminTexts();
  const { lang } = useLanguage();
  return ({ what, labelEn, labelAr, on }) =>
    what === 'due' ? t.what.due(shortDay(on, lang)) : t.what[what](lang === 'ar' ? labelAr : labelEn);
}

type Props = {
  buyer: { id: DealId; name: string; phone: string };
  /** /my/… of the buyers. */
  path: string;
  about: Tellable;
  isText?: boolean;
};

/** Opens WhatsApp with what there is to tell and the link, and keeps that it was handed over. */
export function TellButton({ buyer, path, about, isText }: Props) {
  const { buyerPage: t } = useAdminTexts();
  const errorText = useErrorText();
  const told = useTold(buyer.id);
  const nameOf = useTellableName();
  const chat = buyerChat(buyer, usePageUrl()(path), about);
  if (chat === null) return null;
  const hand = () => {
    window.open(chat, '_blank', 'noreferrer');
    told.mutate(about, {
      onError: (error) => showToast({ kind: 'failure', title: t.failed, detail: errorText(error) }),
    });
  };
  const said = { icon: 'whatsapp-logo', 'aria-label': t.tellOf(nameOf(about)), onPress: hand } as const;
  return isText ? (
    <TextButton {...said}>{t.tell}</TextButton>
  ) : (
    <Button size="s" isPending={told.isPending} {...said}>
      {t.tell}
    </Button>
  );
}
