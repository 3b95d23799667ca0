import { ar, en } from '~/i18n/legal/privacy.ts';
import { languageFromRequest } from '~/lib/language.tsx';
import { PageError } from '~/ui/public/page-error.tsx';
import type { Route } from './+types/privacy';
import { Legal } from './legal.tsx';
import { publicMeta } from './public-meta.ts';

/** A long text that only one page shows is bundled with that page, not with the dictionaries. */
export const loader = ({ request }: Route.LoaderArgs) => ({ ar, en })[languageFromRequest(request)];

export const meta = publicMeta<Route.ComponentProps['loaderData']>((t, text) => ({
  title: text?.title ?? t.shell.privacy,
  description: text?.lead ?? '',
}));

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <Legal text={loaderData} path="/privacy" />;
}

export { PageError as ErrorBoundary };
