import type { UnitId } from '@diyar/contract/rules/ids';
import { overlayOf } from '~/features/project-pages/public/detail/overlay-of.ts';
import { useAddress } from '~/lib/address.tsx';
import type { MediaFile } from '~/ui/public/media-file.ts';
import { ProjectLightbox } from './project-lightbox.tsx';

type Props = { id: UnitId; photos: MediaFile[]; layouts: MediaFile[]; project: string };

/** The picture of the unit that the address opens. */
export default function UnitPictures({ project, ...unit }: Props) {
  const { search } = useAddress();
  const { pictures } = overlayOf(search, unit, []);
  return pictures && <ProjectLightbox pictures={pictures} project={project} unit={undefined} />;
}
