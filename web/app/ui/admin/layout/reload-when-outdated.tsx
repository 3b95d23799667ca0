import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { hasUnsaved } from '~/lib/admin/unsaved.ts';
import { isOutdatedPage } from '~/lib/api/build.ts';

/**
 * After an upgrade the next page is loaded anew, with the scripts of the new version. Right after a navigation nothing
 * has been typed yet, and what was typed before has been asked about.
 */
export function ReloadWhenOutdated({ reload = () => location.reload() }: { reload?: () => void }) {
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  useEffect(() => {
    if (pathname === opened.current) return;
    opened.current = pathname;
    if (isOutdatedPage() && !hasUnsaved()) reload();
  }, [pathname, reload]);
  return null;
}
