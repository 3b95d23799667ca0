import { clockText } from '@diyar/contract/rules/dates';
import { type ReactNode, useEffect, useState } from 'react';
import { longDay } from '~/features/viewings/admin/viewing-words.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { companyDay } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
import { useSession } from '~/lib/session/session.ts';
import { Page } from '~/ui/admin/layout/page.tsx';
import './start.css';

const MINUTE_MS = 60_000;

/** The first page of a role: a greeting, what waits on one side, what it is about on the other. */
export function StartPage({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  const { todayStart: t, nav } = useAdminTexts();
  const { lang } = useLanguage();
  const now = useSession();
  const [at, setAt] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setAt(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  const name = now.status === 'signedIn' ? now.user.fullName || now.user.username : '';
  const time = clockText(at);
  return (
    <Page
      title={nav.pages.dashboard}
      heading={t.greeting(Number.parseInt(time, 10), name)}
      sub={t.dayAndTime(longDay(companyDay(), lang), time)}
      actions={actions}
    >
      <div className="columns">{children}</div>
    </Page>
  );
}
