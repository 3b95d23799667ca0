import { isLang, type Lang } from '@diyar/contract/rules/language';
import type { ReactNode } from 'react';
import { type To, useSearchParams } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '../buttons/button.tsx';
import { Segmented } from '../fields/segmented.tsx';
import { Page } from '../layout/page.tsx';
import './paper.css';

type Props = {
  title: string;
  parent?: { label: string; to: To };
  /** Nothing to print yet. */
  isEmpty: boolean;
  /** Beside the language: the period of a statement. */
  tools?: ReactNode;
  children: (lang: Lang) => ReactNode;
};

/** A paper for the buyer, in the buyer's language (`?lang=`); printing leaves out the back office. */
export function PaperPage({ title, parent, isEmpty, tools, children }: Props) {
  const { ui } = useAdminTexts();
  const { lang: ownLang } = useLanguage();
  const [params, setParams] = useSearchParams();
  const asked = params.get('lang');
  const lang = isLang(asked) ? asked : ownLang;
  const setLang = (to: Lang) =>
    setParams(
      (before) => {
        before.set('lang', to);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Page
      title={title}
      parent={parent}
      actions={
        <Button variant="primary" icon="printer" isDisabled={isEmpty} onPress={() => window.print()}>
          {ui.print}
        </Button>
      }
    >
      <div className="paper-tools" data-no-print>
        <Segmented
          label={ui.paperLanguage}
          value={lang}
          onChange={setLang}
          options={[
            { value: 'ar', label: ui.arabic },
            { value: 'en', label: ui.english },
          ]}
        />
        {tools}
      </div>
      {children(lang)}
    </Page>
  );
}
