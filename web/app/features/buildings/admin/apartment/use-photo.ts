import type { TrackedUnit } from '@diyar/contract/buildings';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTracker } from '../tracker.ts';
import { clearMissing, fetchPhoto, PhotoError, photoKey } from './photo-fetch.ts';

/** Not under the building's key: changes of the building do not affect the photo. */
export function usePhoto(apartment: TrackedUnit) {
  const { filesBase } = useTracker();
  const query = useQuery({
    queryKey: ['lacasa-photo', photoKey(apartment)],
    queryFn: ({ signal }) => fetchPhoto(filesBase, apartment, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const [url, setUrl] = useState<string | null>(null);
  const blob = query.data;
  useEffect(() => {
    if (!blob) return setUrl(null);
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  const { error } = query;
  const problem = error === null ? null : error instanceof PhotoError ? error.problem : 'network';
  const again = () => {
    clearMissing(apartment);
    void query.refetch();
  };
  return { url, problem, again };
}
