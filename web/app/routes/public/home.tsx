import { Link } from 'react-router';
import { readCompanyOrSample } from '~/features/company/public/company-read.server.ts';
import { CompanySection } from '~/features/company/public/company-section.tsx';
import { ContactSection } from '~/features/company/public/contact-section.tsx';
import { introOf } from '~/features/company/public/intro-of.ts';
import { Hero } from '~/features/hero/public/hero.tsx';
import type { PageHandle } from '~/hydration/page-handle.ts';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { languageFromRequest } from '~/lib/language.tsx';
import { servicesContext } from '~/services.server.ts';
import { PageError } from '~/ui/public/page-error.tsx';
import type { Route } from './+types/home';
import { publicMeta } from './public-meta.ts';

export const handle: PageHandle = { overHero: true };

export const meta = publicMeta((t) => ({ title: t.home.title, description: t.home.subtitle }));

export async function loader({ request, context }: Route.LoaderArgs) {
  const { company } = await readCompanyOrSample(context.get(servicesContext));
  return introOf(company, languageFromRequest(request));
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const t = usePublicTexts().home;
  return (
    <>
      <Hero />
      <section className="section wrap" id="projects" aria-labelledby="h-projects">
        <div className="prose">
          <h2 id="h-projects">{t.projectsTitle}</h2>
          <p className="lead">{t.projectsText}</p>
          <p>
            <Link className="more" to="/properties">
              {t.all}
            </Link>
          </p>
        </div>
      </section>
      <CompanySection paragraphs={loaderData.about} />
      <ContactSection intro={loaderData} />
    </>
  );
}

export { PageError as ErrorBoundary };
