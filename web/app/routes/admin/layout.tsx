import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Outlet } from 'react-router';
import { Guard } from '~/features/auth/admin/guard.tsx';
import { RefreshOnReturn } from '~/features/auth/admin/refresh-on-return.tsx';
import { Find } from '~/features/find/admin/find.tsx';
import { Frame } from '~/features/navigation/admin/frame.tsx';
import { PathHost } from '~/features/path/admin/doors/path-host.tsx';
import type { PageHandle } from '~/hydration/page-handle.ts';
import { adminTexts, useAdminTexts } from '~/i18n/admin/index.ts';
import { useAdminHandle } from '~/lib/admin/admin-handle.ts';
import { localeOf } from '~/lib/admin/dates.ts';
import { LiveBrand } from '~/lib/admin/live-brand.tsx';
import { LiveReads } from '~/lib/admin/live-reads.tsx';
import { createQueryClient } from '~/lib/admin/query-client.ts';
import { useLanguage } from '~/lib/language.tsx';
import { ReloadWhenOutdated } from '~/ui/admin/layout/reload-when-outdated.tsx';
import { lazyPart } from '~/ui/admin/lazy-part.tsx';
import { Office } from './office.tsx';
import '~/styles/admin/index.css';

export { PageError as ErrorBoundary } from '~/ui/admin/layout/page-error.tsx';

export const handle: PageHandle = {
  texts: ['first'],
  firstCalls: ['/auth/me'],
};

export const meta = () => [{ name: 'robots', content: 'noindex' }];

/** Only for a user who has something to set up first. */
const OwnAccount = lazyPart(async () => (await import('./own-account.tsx')).OwnAccount, undefined, {
  isAhead: false,
});

/** A page appears with its texts. */
function Content() {
  const { ui } = useAdminTexts();
  return adminTexts.useLoaded(useAdminHandle()?.texts) ? <Outlet /> : <p role="status">{ui.loading}</p>;
}

/** The back office: the guard, and the frame around every page. */
export default function AdminLayout() {
  const { lang } = useLanguage();
  const [client] = useState(createQueryClient);
  return (
    <I18nProvider locale={localeOf(lang)}>
      <QueryClientProvider client={client}>
        <RefreshOnReturn />
        <ReloadWhenOutdated />
        <LiveReads />
        <LiveBrand>
          <Guard>
            {(user) =>
              user.setupStep ? (
                <Frame user={user}>
                  <OwnAccount setupStep={user.setupStep} />
                </Frame>
              ) : (
                <Find userId={user.id ?? 0}>
                  <Office user={user}>
                    <Content />
                  </Office>
                  <PathHost />
                </Find>
              )
            }
          </Guard>
        </LiveBrand>
      </QueryClientProvider>
    </I18nProvider>
  );
}
