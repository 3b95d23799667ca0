import { DIALOG_MOBILE_MAX_PX } from '@diyar/contract/limits';

/** On phones a thumbnail opens the lightbox, on wider screens it changes the large picture. */
export const opensLightbox = () => matchMedia(`(max-width: ${DIALOG_MOBILE_MAX_PX}px)`).matches;
