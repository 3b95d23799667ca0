import { companyDay } from '@diyar/contract/rules/dates';
import { useEffect, useState } from 'react';
import { Outlet, useMatches, useNavigation } from 'react-router';
import { readCompanyOrSample } from '~/features/company/public/company-read.server.ts';
import { contactOf } from '~/features/company/public/contact-of.ts';
import { storedSampleContact, storeSampleRecord } from '~/features/company/public/sample-record.ts';
import { ListLink, ListTool } from '~/features/unit-pages/public/shortlist/list-link.tsx';
import { isDocument, liesOverHero, type PageHandle } from '~/hydration/page-handle.ts';
import { publicTexts, usePublicTexts } from '~/i18n/public/index.ts';
import { languageFromRequest, useLanguage } from '~/lib/language.tsx';
import { RouterAddress } from '~/lib/router-address.tsx';
import { useSectionScroll } from '~/lib/section-scroll.ts';
import { useLater } from '~/lib/use-later.ts';
import { servicesContext } from '~/services.server.ts';
import '~/styles/public/index.css';
import { FontLinks } from '~/ui/public/font-links.tsx';
import { Footer } from '~/ui/public/footer.tsx';
import { NoPicture } from '~/ui/public/media.tsx';
import { NavBar } from '~/ui/public/nav-bar.tsx';
import { PageError } from '~/ui/public/page-error.tsx';
import type { Route } from './+types/layout';

export const handle: PageHandle = { prepare: publicTexts.load };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { company, isSample } = await readCompanyOrSample(context.get(servicesContext));
  const contact = contactOf(company, languageFromRequest(request));
  return { contact, isSample, year: Number(companyDay().slice(0, 4)) };
}

/** The frame stays mounted while the visitor navigates. */
export const shouldRevalidate = () => false;

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  const t = usePublicTexts().shell;
  const { lang } = useLanguage();
  const matches = useMatches();
  const contact = useContact(loaderData);
  const isPending = useLater(useNavigation().state !== 'idle');
  useSectionScroll();
  return (
    <RouterAddress>
      <a className="skip" href="#main">
        {t.skip}
      </a>
      <NavBar over={liesOverHero(matches)} contact={contact} tool={<ListTool />} link={<ListLink />} />
      <main id="main" tabIndex={-1} aria-busy={isPending || undefined}>
        <Outlet />
      </main>
      <Footer contact={contact} year={loaderData.year} />
      <FontLinks lang={lang} />
      {import.meta.env.SSR && isDocument(matches) && (
        // for islands/listeners.ts
        <template id="no-picture">
          <NoPicture />
        </template>
      )}
    </RouterAddress>
  );
}

/**
 * When the company cannot be read, this browser's sample record replaces it
 * (docs/product/public-site.md#sample-company).
 */
function useContact({ contact, isSample }: Route.ComponentProps['loaderData']) {
  const { lang } = useLanguage();
  const [shown, setShown] = useState(contact);
  useEffect(() => {
    storeSampleRecord();
    setShown((isSample && storedSampleContact(lang)) || contact);
  }, [contact, isSample, lang]);
  return shown;
}

export const ErrorBoundary = () => (
  <main id="main">
    <PageError />
  </main>
);
