import type { UnitId } from '@diyar/contract/rules/ids';
import type { BookingProps } from '~/features/messages/public/booking/booking.tsx';
import type { Detail } from '~/features/project-pages/public/detail/detail.ts';
import type { FinderView } from '~/features/unit-pages/public/building/finder-view.server.ts';
import type { UnitView } from '~/features/unit-pages/public/unit-view.ts';
import { unitSearch } from '~/lib/search-params.ts';
import type { MediaFile } from '~/ui/public/media-file.ts';

/** What the islands of a project's page share. */
export type ProjectData = {
  project: Pick<Detail, 'id' | 'name' | 'path' | 'hasUnits' | 'photos'> & { layouts: MediaFile[] };
  units: UnitView[];
  finder: FinderView | null;
  /** The address names a unit that is taken, and the page says so at its beginning. */
  isTaken: boolean;
  isPreview: boolean;
  /** Of the page, with `lang` as its query. */
  url: string;
  apiBase: string;
  priceFrom: string | null;
} & Pick<BookingProps, 'contact' | 'result'>;

/** The URL of the page with the dialog of a unit open. */
export const urlOfUnit = (url: string, id: UnitId) => url.replace('?', `${unitSearch(id)}&`);

/** The id of the block with it. */
export const PROJECT_DATA = 'project';
