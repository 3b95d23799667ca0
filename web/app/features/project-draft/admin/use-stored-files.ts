import { useEffect, useState } from 'react';
import { readFiles, type StoredFile } from './draft-file-storage.ts';

const NONE: ReadonlyMap<string, StoredFile> = new Map();

/** The stored files of a draft; undefined while they are read. */
export function useStoredFiles(draft: string): ReadonlyMap<string, StoredFile> | undefined {
  const [found, setFound] = useState<{ draft: string; files: ReadonlyMap<string, StoredFile> }>();
  useEffect(() => {
    let isCurrent = true;
    readFiles(draft)
      .catch(() => NONE)
      .then((files) => isCurrent && setFound({ draft, files }));
    return () => {
      isCurrent = false;
    };
  }, [draft]);
  return found?.draft === draft ? found.files : undefined;
}
