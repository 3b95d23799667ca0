import { useHref } from 'react-router';

/** The whole address of a page of the site. */
export function usePageUrl(): (path: string) => string {
  const home = useHref('/').replace(/\/$/, '');
  return (path) =>
    typeof location === 'undefined' ? home + path : new URL(home + path, location.origin).href;
}
