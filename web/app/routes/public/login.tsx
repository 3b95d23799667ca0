import { SignInPage } from '~/features/auth/public/sign-in-page.tsx';
import { readCompanyOrSample } from '~/features/company/public/company-read.server.ts';
import type { PageHandle } from '~/hydration/page-handle.ts';
import { publicTexts } from '~/i18n/public/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { RouterAddress } from '~/lib/router-address.tsx';
import { servicesContext } from '~/services.server.ts';
import { FontLinks } from '~/ui/public/font-links.tsx';
import '~/styles/public/index.css';
import { PageError } from '~/ui/public/page-error.tsx';
import type { Route } from './+types/login';
import { publicMeta } from './public-meta.ts';

export const handle: PageHandle = { prepare: publicTexts.load, document: true };

export const meta = publicMeta((t) => ({ title: t.auth.title, index: false }));

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { company } = await readCompanyOrSample(services);
  return {
    signInWith: services.site.signInWith,
    phone: company.phone,
    whatsapp: company.whatsapp,
    email: company.email,
  };
}

export default function Login({ loaderData }: Route.ComponentProps) {
  const { signInWith, ...contact } = loaderData;
  const { lang } = useLanguage();
  return (
    <RouterAddress>
      <SignInPage signInWith={signInWith} contact={contact} />
      <FontLinks lang={lang} />
    </RouterAddress>
  );
}

export { PageError as ErrorBoundary };
