import { usePublicTexts } from '~/i18n/public/index.ts';
import { LegalPage } from '~/ui/public/legal-page.tsx';
import { PageError } from '~/ui/public/page-error.tsx';
import { publicMeta } from './public-meta.ts';

export const meta = publicMeta((t) => ({ title: t.terms.title, description: t.terms.lead }));

export default function Terms() {
  return <LegalPage text={usePublicTexts().terms} />;
}

export { PageError as ErrorBoundary };
