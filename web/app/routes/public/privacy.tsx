import { usePublicTexts } from '~/i18n/public/index.ts';
import { LegalPage } from '~/ui/public/legal-page.tsx';
import { PageError } from '~/ui/public/page-error.tsx';
import { publicMeta } from './public-meta.ts';

export const meta = publicMeta((t) => ({ title: t.privacy.title, description: t.privacy.lead }));

export default function Privacy() {
  return <LegalPage text={usePublicTexts().privacy} />;
}

export { PageError as ErrorBoundary };
