import { useEffect, useState } from 'react';
import { type KeptFile, readKept } from './draft-file-storage.ts';

const NONE: ReadonlyMap<string, KeptFile> = new Map();

/** The files an earlier visit left for a draft; undefined while they are looked up. */
export function useKeptFiles(draft: string): ReadonlyMap<string, KeptFile> | undefined {
  const [found, setFound] = useState<{ draft: string; files: ReadonlyMap<string, KeptFile> }>();
  useEffect(() => {
    let isCurrent = true;
    readKept(draft)
      .catch(() => NONE)
      .then((files) => isCurrent && setFound({ draft, files }));
    return () => {
      isCurrent = false;
    };
  }, [draft]);
  return found?.draft === draft ? found.files : undefined;
}
