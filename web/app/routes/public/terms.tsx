import { companyPlace } from '@diyar/contract/rules/place';
import { countryName } from '~/i18n/countries.ts';
import { ar, en } from '~/i18n/legal/terms.ts';
import { languageFromRequest } from '~/lib/language.tsx';
import { PageError } from '~/ui/public/page-error.tsx';
import type { Route } from './+types/terms';
import { Legal } from './legal.tsx';
import { publicMeta } from './public-meta.ts';

/** A long text that only one page shows is bundled with that page, not with the dictionaries. */
export function loader({ request }: Route.LoaderArgs) {
  const lang = languageFromRequest(request);
  const terms = { ar, en }[lang];
  const country = countryName(companyPlace().country, lang);
  return {
    ...terms,
    sections: terms.sections.map(({ title, text }) => ({
      title,
      text: text.map((part) => part.replace('{country}', country)),
    })),
  };
}

export const meta = publicMeta<Route.ComponentProps['loaderData']>((t, text) => ({
  title: text?.title ?? t.shell.terms,
  description: text?.lead ?? '',
}));

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <Legal text={loaderData} path="/terms" />;
}

export { PageError as ErrorBoundary };
