import type { Db } from '../server/src/db/client.ts';
import { files as fileRows } from '../server/src/db/schema.ts';
import type { Upload } from './fill/media.ts';

/** Rows without bytes: the answers name files, and nobody opens them here. Ids follow the order of the calls. */
export function uploadNothing(db: Db): Upload {
  const known = new Map<string, ReturnType<Upload>>();
  return (file, wanted) => {
    const fileClass = wanted?.class ?? 'public';
    const key = `${fileClass}/${file.replaceAll('/', '-')}`;
    const found = known.get(key);
    if (found) return found;
    const isVideo = file.endsWith('.mp4');
    const row = db
      .insert(fileRows)
      .values({
        id: (fileClass === 'public' ? 1000 : 5000) + known.size,
        class: fileClass,
        storageKey: key,
        sha256: 'none',
        mimeType: isVideo ? 'video/mp4' : 'image/jpeg',
        size: 1,
        width: 640,
        height: 480,
      })
      .returning()
      .then(([row]) => row as NonNullable<typeof row>);
    known.set(key, row);
    return row;
  };
}
