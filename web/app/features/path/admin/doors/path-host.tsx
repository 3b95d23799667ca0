import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { lazyDialog } from '~/ui/admin/lazy-part.tsx';
import { dropDrafts } from '../drafts.ts';
import { closePath, useOpenedPath } from './open-path.ts';

const PathSheet = lazyDialog(async () => (await import('../path-sheet.tsx')).PathSheet);

/** The sheet of whoever is signed in, above every page; on another page it closes. */
export function PathHost() {
  const opened = useOpenedPath();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page closes what the one before it opened
  useEffect(() => () => void closePath(), [pathname]);
  // what was typed is of whoever typed it
  useEffect(() => dropDrafts, []);
  return <PathSheet isOpen={opened !== null} opened={opened} onClose={closePath} />;
}
