import { isRouteErrorResponse, useRouteError } from 'react-router';
import { failure } from '~/i18n/failure.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Failed } from './failed.tsx';
import { NotFound } from './not-found.tsx';

/** The ErrorBoundary of public pages: the not-found page for a 404, a failure page for anything else. */
export function PageError() {
  const error = useRouteError();
  const { lang } = useLanguage();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return <Failed {...failure[lang]} />;
}
