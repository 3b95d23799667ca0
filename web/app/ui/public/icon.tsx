import arrowLeft from '@phosphor-icons/core/regular/arrow-left.svg?raw';
import arrowRight from '@phosphor-icons/core/regular/arrow-right.svg?raw';
import arrowUpRight from '@phosphor-icons/core/regular/arrow-up-right.svg?raw';
import bed from '@phosphor-icons/core/regular/bed.svg?raw';
import caretDown from '@phosphor-icons/core/regular/caret-down.svg?raw';
import caretLeft from '@phosphor-icons/core/regular/caret-left.svg?raw';
import caretRight from '@phosphor-icons/core/regular/caret-right.svg?raw';
import check from '@phosphor-icons/core/regular/check.svg?raw';
import checkCircle from '@phosphor-icons/core/regular/check-circle.svg?raw';
import circleNotch from '@phosphor-icons/core/regular/circle-notch.svg?raw';
import envelope from '@phosphor-icons/core/regular/envelope-simple.svg?raw';
import facebook from '@phosphor-icons/core/regular/facebook-logo.svg?raw';
import area from '@phosphor-icons/core/regular/frame-corners.svg?raw';
import images from '@phosphor-icons/core/regular/images.svg?raw';
import instagram from '@phosphor-icons/core/regular/instagram-logo.svg?raw';
import key from '@phosphor-icons/core/regular/key.svg?raw';
import list from '@phosphor-icons/core/regular/list.svg?raw';
import lock from '@phosphor-icons/core/regular/lock-simple.svg?raw';
import search from '@phosphor-icons/core/regular/magnifying-glass.svg?raw';
import mapPin from '@phosphor-icons/core/regular/map-pin.svg?raw';
import moon from '@phosphor-icons/core/regular/moon.svg?raw';
import pause from '@phosphor-icons/core/regular/pause.svg?raw';
import phone from '@phosphor-icons/core/regular/phone.svg?raw';
import play from '@phosphor-icons/core/regular/play.svg?raw';
import sliders from '@phosphor-icons/core/regular/sliders-horizontal.svg?raw';
import sun from '@phosphor-icons/core/regular/sun.svg?raw';
import warning from '@phosphor-icons/core/regular/warning-circle.svg?raw';
import whatsapp from '@phosphor-icons/core/regular/whatsapp-logo.svg?raw';
import x from '@phosphor-icons/core/regular/x.svg?raw';
import { createIcon } from '../icon.tsx';

/** The drawings of the public pages. */
export const Icon = createIcon({
  area,
  arrowLeft,
  arrowRight,
  arrowUpRight,
  bed,
  caretDown,
  caretLeft,
  caretRight,
  check,
  checkCircle,
  circleNotch,
  envelope,
  facebook,
  images,
  instagram,
  key,
  list,
  lock,
  mapPin,
  moon,
  pause,
  phone,
  play,
  search,
  sliders,
  sun,
  warning,
  whatsapp,
  x,
});
