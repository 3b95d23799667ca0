import { data, redirect } from 'react-router';
import { CompanySection } from '~/features/company/public/company-section.tsx';
import { ContactSection } from '~/features/company/public/contact-section.tsx';
import { agentOf } from '~/features/company/public/structured-company.ts';
import { Hero } from '~/features/hero/public/hero.tsx';
import ContactForm from '~/features/messages/public/contact/contact-form.island.tsx';
import { CONTACT } from '~/features/messages/public/contact/contact-message.ts';
import { RESULT_STATUS } from '~/features/messages/public/send/message-form.ts';
import { sendPosted } from '~/features/messages/public/send/send-form.server.ts';
import { Featured } from '~/features/project-pages/public/featured/featured.tsx';
import type { PageHandle } from '~/hydration/page-handle.ts';
import { Island } from '~/islands/island.tsx';
import { languageFromRequest } from '~/lib/language.tsx';
import { servicesContext } from '~/services.server.ts';
import { JsonLd } from '~/ui/public/json-ld.tsx';
import { Media } from '~/ui/public/media.tsx';
import { ACROSS_A_PHONE } from '~/ui/public/media-file.ts';
import { PageError } from '~/ui/public/page-error.tsx';
import type { Route } from './+types/home';
import { loadHome } from './home-loader.server.ts';
import { publicMeta } from './public-meta.ts';
import { useSite } from './use-site.ts';

export const handle: PageHandle = { overHero: true };

export const meta = publicMeta<Route.ComponentProps['loaderData']>((t, data, brand) => ({
  title: brand.text('headline', t.home.title),
  description: brand.text(
    'description',
    data?.isEmpty ? t.home.soonText : brand.isOwn ? t.home.ownSubtitle : t.home.subtitle,
  ),
  image: data?.shared,
}));

export async function loader({ request, context }: Route.LoaderArgs) {
  const home = await loadHome(context.get(servicesContext), languageFromRequest(request));
  return { ...home, isSent: new URL(request.url).searchParams.has('sent') };
}

/** The contact form without scripts. A redirect to the thank-you follows, so that a reload sends nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  const { reads, log } = context.get(servicesContext);
  const lang = languageFromRequest(request);
  const posted = await request.formData();
  const send: typeof reads.sendMessage = (...args) => reads.sendMessage(...args);
  const result = await sendPosted({ form: CONTACT, posted, lang, send, log });
  if (result.status === 'sent') throw redirect(`/?sent=1&lang=${lang}#contact`, 303);
  return data(result, { status: RESULT_STATUS[result.status] });
}

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  const { slides, featured, figures, isEmpty, isSent, ...intro } = loaderData;
  const site = useSite();
  const image = slides[0]?.pictures[0]?.src;
  const pictures = featured.cards.flatMap((card) => card.picture ?? []);
  const [picture, arch] = [pictures[2] ?? pictures[0], pictures.length > 1 ? pictures.at(-1) : undefined];
  return (
    <>
      <Hero slides={slides} isEmpty={isEmpty} />
      {!isEmpty && <Featured {...featured} />}
      {/* 'About' leads to the contact where there is no text about the company yet */}
      {isEmpty && intro.about.length === 0 && <span id="company" />}
      {(!isEmpty || intro.about.length > 0) && (
        <CompanySection
          paragraphs={intro.about}
          figures={figures}
          picture={
            picture && <Media file={picture} alt="" sizes={`(max-width: 60em) ${ACROSS_A_PHONE}, 55vw`} />
          }
          arch={arch && arch !== picture && <Media file={arch} alt="" sizes="10rem" />}
        />
      )}
      <ContactSection
        intro={intro}
        isEmpty={isEmpty}
        form={
          <Island
            name="contact-form"
            is={ContactForm}
            props={{ result: isSent ? { status: 'sent' } : actionData, isShort: isEmpty }}
          />
        }
      />
      <JsonLd
        graph={() => [
          agentOf({
            contact: site.contact,
            intro,
            url: site.urlOf('/'),
            image: image && site.absolute(image),
            logo: site.brand.logo ? site.absolute(site.brand.logo.light) : undefined,
          }),
        ]}
      />
    </>
  );
}

export { PageError as ErrorBoundary };
