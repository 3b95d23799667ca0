import { companyDay } from '@diyar/contract/rules/dates';
import { Outlet, useMatches } from 'react-router';
import { readCompanyOrSample } from '~/features/company/public/company-read.server.ts';
import { contactOf } from '~/features/company/public/contact-of.ts';
import { ListLink, ListTool } from '~/features/unit-pages/public/shortlist/list-link.tsx';
import { hasOneFace, liesOverHero, type PageHandle } from '~/hydration/page-handle.ts';
import { publicTexts, usePublicTexts } from '~/i18n/public/index.ts';
import { languageFromRequest, useLanguage } from '~/lib/language.tsx';
import { RouterAddress } from '~/lib/router-address.tsx';
import { servicesContext } from '~/services.server.ts';
import '~/styles/public/index.css';
import { FontLinks } from '~/ui/public/font-links.tsx';
import { Footer } from '~/ui/public/footer.tsx';
import { NoPicture } from '~/ui/public/media.tsx';
import { NavBar } from '~/ui/public/nav-bar.tsx';
import { PageError } from '~/ui/public/page-error.tsx';
import type { Route } from './+types/layout';

/** The pages of the visitors are documents, which the browser never renders (docs/decisions/035-documents.md). */
export const handle: PageHandle = { prepare: publicTexts.load, document: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { company } = await readCompanyOrSample(context.get(servicesContext));
  const contact = contactOf(company, languageFromRequest(request));
  return { contact, year: Number(companyDay().slice(0, 4)) };
}

export default function PublicLayout({ loaderData: { contact, year } }: Route.ComponentProps) {
  const t = usePublicTexts().shell;
  const { lang } = useLanguage();
  const matches = useMatches();
  return (
    <RouterAddress>
      <a className="skip" href="#main">
        {t.skip}
      </a>
      <NavBar over={liesOverHero(matches)} contact={contact} tool={<ListTool />} link={<ListLink />} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer contact={contact} year={year} />
      <FontLinks lang={lang} oneFace={hasOneFace(matches)} />
      {/* for islands/listeners.ts */}
      <template id="no-picture">
        <NoPicture />
      </template>
    </RouterAddress>
  );
}

export const ErrorBoundary = () => (
  <main id="main">
    <PageError />
  </main>
);
