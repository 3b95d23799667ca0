import addressBookFill from '@phosphor-icons/core/fill/address-book-fill.svg?raw';
import bankFill from '@phosphor-icons/core/fill/bank-fill.svg?raw';
import buildingApartmentFill from '@phosphor-icons/core/fill/building-apartment-fill.svg?raw';
import buildingOfficeFill from '@phosphor-icons/core/fill/building-office-fill.svg?raw';
import buildingsFill from '@phosphor-icons/core/fill/buildings-fill.svg?raw';
import calendarBlankFill from '@phosphor-icons/core/fill/calendar-blank-fill.svg?raw';
import chartBarHorizontalFill from '@phosphor-icons/core/fill/chart-bar-horizontal-fill.svg?raw';
import clockCounterClockwiseFill from '@phosphor-icons/core/fill/clock-counter-clockwise-fill.svg?raw';
import fileTextFill from '@phosphor-icons/core/fill/file-text-fill.svg?raw';
import handshakeFill from '@phosphor-icons/core/fill/handshake-fill.svg?raw';
import identificationCardFill from '@phosphor-icons/core/fill/identification-card-fill.svg?raw';
import signInFill from '@phosphor-icons/core/fill/sign-in-fill.svg?raw';
import squaresFourFill from '@phosphor-icons/core/fill/squares-four-fill.svg?raw';
import stackFill from '@phosphor-icons/core/fill/stack-fill.svg?raw';
import starFill from '@phosphor-icons/core/fill/star-fill.svg?raw';
import trashFill from '@phosphor-icons/core/fill/trash-fill.svg?raw';
import trayFill from '@phosphor-icons/core/fill/tray-fill.svg?raw';
import usersThreeFill from '@phosphor-icons/core/fill/users-three-fill.svg?raw';
import addressBook from '@phosphor-icons/core/regular/address-book.svg?raw';
import arrowClockwise from '@phosphor-icons/core/regular/arrow-clockwise.svg?raw';
import arrowRight from '@phosphor-icons/core/regular/arrow-right.svg?raw';
import arrowSquareOut from '@phosphor-icons/core/regular/arrow-square-out.svg?raw';
import arrowUUpLeft from '@phosphor-icons/core/regular/arrow-u-up-left.svg?raw';
import arrowUUpRight from '@phosphor-icons/core/regular/arrow-u-up-right.svg?raw';
import arrowsLeftRight from '@phosphor-icons/core/regular/arrows-left-right.svg?raw';
import arrowsMerge from '@phosphor-icons/core/regular/arrows-merge.svg?raw';
import arrowsOutSimple from '@phosphor-icons/core/regular/arrows-out-simple.svg?raw';
import bank from '@phosphor-icons/core/regular/bank.svg?raw';
import buildingApartment from '@phosphor-icons/core/regular/building-apartment.svg?raw';
import buildingOffice from '@phosphor-icons/core/regular/building-office.svg?raw';
import buildings from '@phosphor-icons/core/regular/buildings.svg?raw';
import calendarBlank from '@phosphor-icons/core/regular/calendar-blank.svg?raw';
import calendarCheck from '@phosphor-icons/core/regular/calendar-check.svg?raw';
import calendarPlus from '@phosphor-icons/core/regular/calendar-plus.svg?raw';
import camera from '@phosphor-icons/core/regular/camera.svg?raw';
import caretDown from '@phosphor-icons/core/regular/caret-down.svg?raw';
import caretLeft from '@phosphor-icons/core/regular/caret-left.svg?raw';
import caretRight from '@phosphor-icons/core/regular/caret-right.svg?raw';
import caretUp from '@phosphor-icons/core/regular/caret-up.svg?raw';
import caretUpDown from '@phosphor-icons/core/regular/caret-up-down.svg?raw';
import chartBarHorizontal from '@phosphor-icons/core/regular/chart-bar-horizontal.svg?raw';
import chatCircleText from '@phosphor-icons/core/regular/chat-circle-text.svg?raw';
import check from '@phosphor-icons/core/regular/check.svg?raw';
import checkCircle from '@phosphor-icons/core/regular/check-circle.svg?raw';
import checkSquare from '@phosphor-icons/core/regular/check-square.svg?raw';
import checks from '@phosphor-icons/core/regular/checks.svg?raw';
import clock from '@phosphor-icons/core/regular/clock.svg?raw';
import clockCounterClockwise from '@phosphor-icons/core/regular/clock-counter-clockwise.svg?raw';
import copy from '@phosphor-icons/core/regular/copy.svg?raw';
import crosshair from '@phosphor-icons/core/regular/crosshair.svg?raw';
import desktop from '@phosphor-icons/core/regular/desktop.svg?raw';
import deviceMobile from '@phosphor-icons/core/regular/device-mobile.svg?raw';
import deviceTablet from '@phosphor-icons/core/regular/device-tablet.svg?raw';
import dotsSixVertical from '@phosphor-icons/core/regular/dots-six-vertical.svg?raw';
import dotsThreeVertical from '@phosphor-icons/core/regular/dots-three-vertical.svg?raw';
import downloadSimple from '@phosphor-icons/core/regular/download-simple.svg?raw';
import envelopeOpen from '@phosphor-icons/core/regular/envelope-open.svg?raw';
import envelopeSimple from '@phosphor-icons/core/regular/envelope-simple.svg?raw';
import eyeSlash from '@phosphor-icons/core/regular/eye-slash.svg?raw';
import filePdf from '@phosphor-icons/core/regular/file-pdf.svg?raw';
import fileText from '@phosphor-icons/core/regular/file-text.svg?raw';
import fileXls from '@phosphor-icons/core/regular/file-xls.svg?raw';
import funnelSimple from '@phosphor-icons/core/regular/funnel-simple.svg?raw';
import handshake from '@phosphor-icons/core/regular/handshake.svg?raw';
import identificationCard from '@phosphor-icons/core/regular/identification-card.svg?raw';
import image from '@phosphor-icons/core/regular/image.svg?raw';
import info from '@phosphor-icons/core/regular/info.svg?raw';
import kanban from '@phosphor-icons/core/regular/kanban.svg?raw';
import key from '@phosphor-icons/core/regular/key.svg?raw';
import keyboard from '@phosphor-icons/core/regular/keyboard.svg?raw';
import linkSimple from '@phosphor-icons/core/regular/link-simple.svg?raw';
import list from '@phosphor-icons/core/regular/list.svg?raw';
import lockKey from '@phosphor-icons/core/regular/lock-key.svg?raw';
import lockSimple from '@phosphor-icons/core/regular/lock-simple.svg?raw';
import magnifyingGlass from '@phosphor-icons/core/regular/magnifying-glass.svg?raw';
import mapPin from '@phosphor-icons/core/regular/map-pin.svg?raw';
import minus from '@phosphor-icons/core/regular/minus.svg?raw';
import moon from '@phosphor-icons/core/regular/moon.svg?raw';
import notePencil from '@phosphor-icons/core/regular/note-pencil.svg?raw';
import path from '@phosphor-icons/core/regular/path.svg?raw';
import pencilSimple from '@phosphor-icons/core/regular/pencil-simple.svg?raw';
import percent from '@phosphor-icons/core/regular/percent.svg?raw';
import phone from '@phosphor-icons/core/regular/phone.svg?raw';
import phoneOutgoing from '@phosphor-icons/core/regular/phone-outgoing.svg?raw';
import play from '@phosphor-icons/core/regular/play.svg?raw';
import plus from '@phosphor-icons/core/regular/plus.svg?raw';
import printer from '@phosphor-icons/core/regular/printer.svg?raw';
import prohibit from '@phosphor-icons/core/regular/prohibit.svg?raw';
import receipt from '@phosphor-icons/core/regular/receipt.svg?raw';
import rows from '@phosphor-icons/core/regular/rows.svg?raw';
import sidebarSimple from '@phosphor-icons/core/regular/sidebar-simple.svg?raw';
import signIn from '@phosphor-icons/core/regular/sign-in.svg?raw';
import signOut from '@phosphor-icons/core/regular/sign-out.svg?raw';
import squaresFour from '@phosphor-icons/core/regular/squares-four.svg?raw';
import stack from '@phosphor-icons/core/regular/stack.svg?raw';
import star from '@phosphor-icons/core/regular/star.svg?raw';
import sun from '@phosphor-icons/core/regular/sun.svg?raw';
import timer from '@phosphor-icons/core/regular/timer.svg?raw';
import translate from '@phosphor-icons/core/regular/translate.svg?raw';
import trash from '@phosphor-icons/core/regular/trash.svg?raw';
import tray from '@phosphor-icons/core/regular/tray.svg?raw';
import uploadSimple from '@phosphor-icons/core/regular/upload-simple.svg?raw';
import user from '@phosphor-icons/core/regular/user.svg?raw';
import userPlus from '@phosphor-icons/core/regular/user-plus.svg?raw';
import userSwitch from '@phosphor-icons/core/regular/user-switch.svg?raw';
import users from '@phosphor-icons/core/regular/users.svg?raw';
import usersThree from '@phosphor-icons/core/regular/users-three.svg?raw';
import videoCamera from '@phosphor-icons/core/regular/video-camera.svg?raw';
import warningCircle from '@phosphor-icons/core/regular/warning-circle.svg?raw';
import whatsappLogo from '@phosphor-icons/core/regular/whatsapp-logo.svg?raw';
import wifiSlash from '@phosphor-icons/core/regular/wifi-slash.svg?raw';
import x from '@phosphor-icons/core/regular/x.svg?raw';
import { createIcon } from '~/ui/admin/create-icon.tsx';

/** Regular weight; fill only for the current page and the featured star. */
const drawings = {
  'clock-counter-clockwise-fill': clockCounterClockwiseFill,
  'identification-card-fill': identificationCardFill,
  'identification-card': identificationCard,
  'sign-in-fill': signInFill,
  'trash-fill': trashFill,
  'address-book-fill': addressBookFill,
  'address-book': addressBook,
  'arrows-left-right': arrowsLeftRight,
  'arrows-merge': arrowsMerge,
  'calendar-check': calendarCheck,
  'calendar-plus': calendarPlus,
  'chat-circle-text': chatCircleText,
  'funnel-simple': funnelSimple,
  kanban: kanban,
  'note-pencil': notePencil,
  'phone-outgoing': phoneOutgoing,
  rows: rows,
  timer: timer,
  'user-switch': userSwitch,
  users: users,
  path: path,
  'arrow-clockwise': arrowClockwise,
  'arrow-square-out': arrowSquareOut,
  'arrow-right': arrowRight,
  'arrow-u-up-left': arrowUUpLeft,
  'arrow-u-up-right': arrowUUpRight,
  'arrows-out-simple': arrowsOutSimple,
  bank: bank,
  'bank-fill': bankFill,
  'building-apartment': buildingApartment,
  'building-apartment-fill': buildingApartmentFill,
  'building-office': buildingOffice,
  'building-office-fill': buildingOfficeFill,
  buildings: buildings,
  'buildings-fill': buildingsFill,
  'calendar-blank': calendarBlank,
  'calendar-blank-fill': calendarBlankFill,
  'caret-down': caretDown,
  'caret-left': caretLeft,
  'caret-right': caretRight,
  'caret-up-down': caretUpDown,
  'chart-bar-horizontal': chartBarHorizontal,
  'chart-bar-horizontal-fill': chartBarHorizontalFill,
  check: check,
  clock: clock,
  copy: copy,
  crosshair: crosshair,
  desktop: desktop,
  'device-mobile': deviceMobile,
  'device-tablet': deviceTablet,
  'dots-six-vertical': dotsSixVertical,
  'dots-three-vertical': dotsThreeVertical,
  'download-simple': downloadSimple,
  'envelope-open': envelopeOpen,
  'envelope-simple': envelopeSimple,
  'eye-slash': eyeSlash,
  'file-pdf': filePdf,
  'file-text': fileText,
  'file-text-fill': fileTextFill,
  handshake: handshake,
  'handshake-fill': handshakeFill,
  image: image,
  info: info,
  key: key,
  keyboard: keyboard,
  'link-simple': linkSimple,
  list: list,
  'check-square': checkSquare,
  'lock-key': lockKey,
  'lock-simple': lockSimple,
  percent: percent,
  'magnifying-glass': magnifyingGlass,
  'map-pin': mapPin,
  minus: minus,
  moon: moon,
  phone: phone,
  play: play,
  plus: plus,
  'sidebar-simple': sidebarSimple,
  'sign-in': signIn,
  'sign-out': signOut,
  'squares-four': squaresFour,
  'squares-four-fill': squaresFourFill,
  stack: stack,
  'stack-fill': stackFill,
  star: star,
  'star-fill': starFill,
  sun: sun,
  translate: translate,
  trash: trash,
  tray: tray,
  'tray-fill': trayFill,
  'upload-simple': uploadSimple,
  'user-plus': userPlus,
  'users-three': usersThree,
  'users-three-fill': usersThreeFill,
  'video-camera': videoCamera,
  'warning-circle': warningCircle,
  'whatsapp-logo': whatsappLogo,
  'wifi-slash': wifiSlash,
  camera: camera,
  'caret-up': caretUp,
  checks: checks,
  'clock-counter-clockwise': clockCounterClockwise,
  'pencil-simple': pencilSimple,
  printer: printer,
  receipt: receipt,
  user: user,
  'check-circle': checkCircle,
  'file-xls': fileXls,
  prohibit: prohibit,
  x: x,
};

export type IconName = keyof typeof drawings;
export const Icon = createIcon<IconName>(drawings);
