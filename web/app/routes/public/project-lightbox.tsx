import type { OpenPictures } from '~/features/project-pages/public/detail/overlay-of.ts';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { useAddress } from '~/lib/address.tsx';
import { searchWith } from '~/lib/search-params.ts';
import { Lightbox } from '~/ui/public/lightbox.tsx';

type ProjectLightboxProps = { pictures: OpenPictures; project: string; unit: string | undefined };

/** The pictures of the project, or of the unit whose dialog is open below. */
export function ProjectLightbox({ pictures, project, unit }: ProjectLightboxProps) {
  const t = usePublicTexts();
  const { search } = useAddress();
  const { kind, files, index } = pictures;
  const own = kind === 'photo' ? t.projectPagesDetail.photos : t.projectPagesDetail.layouts;
  const ofUnit = unit && (kind === 'photo' ? t.unitPages.photos(unit) : t.unitPages.layouts(unit));
  return (
    <Lightbox
      key={`${kind} ${pictures.unitId}`}
      label={ofUnit || own}
      caption={t.projectPagesDetail.summary(unit ?? '', project)}
      files={files}
      index={index}
      searchOf={(i) => searchWith(search, { [kind]: i + 1 })}
      closed={searchWith(search, { photo: null, layout: null })}
    />
  );
}
