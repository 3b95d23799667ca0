import * as words from '@diyar/contract/words/en';
import { isolate } from '../../../i18n/isolate.ts';
import { formatNumber, plural } from '../../../i18n/plural.ts';

/** The sheet of the three steps. */
export const en = {
  path: 'The path',
  done: (step: string) => `${step}, done`,
  fields: {
    lang: words.language,
    validUntil: words.validUntil,
    note: words.note,
    hours: 'Hours',
    coBuyers: words.coBuyers,
  },
  loadFailed: 'Failed to load the unit',
  gone: 'This unit stands on no floor of its building: it cannot be sold yet',

  chooseTitle: 'Which unit?',
  asked: 'Asked about',
  find: 'Number of a unit',
  project: words.project,
  allProjects: 'Any project',
  noProject: 'No project to sell from',
  noFreeUnit: words.noFreeUnitMatches,
  moreUnits: (count: number) => `and ${formatNumber(count)} more: type a part of the number`,
  anotherUnit: 'Another unit',
  back: words.back,

  listPrice: 'List price',
  noListPrice: 'No list price',
  floor: (floor: string) => `floor ${isolate(floor)}`,
  rooms: (count: number) => plural('en', count, { one: '# bedroom', other: '# bedrooms' }),
  area: (size: string) => `${isolate(size)} m²`,
  standing: {
    free: words.available,
    theirs: 'Held for this person',
    awaitsDeal: words.lacksDeal,
    withdrawn: words.withdrawn,
    taken: 'Taken',
  },

  for: words.forBuyer,
  nobodyYet: 'Nobody named yet',
  noPhone: words.noPhone,
  changePerson: words.change,
  owner: words.owner,
  more: 'Parking, storage, note',
  moreOfReservation: 'Parking, storage, co-buyers, note',

  price: words.dealPrice,
  anotherPrice: 'Another price',
  below: (percent: string) => `${isolate(percent)} below list.`,
  atList: 'At the list price.',
  ownLimit: (percent: string, most: string) => `Your limit: ${isolate(percent)}, up to ${isolate(most)}.`,
  beyondLimit: (percent: string, limit: string, most: string) =>
    `${isolate(percent)} is beyond your limit of ${isolate(limit)} (${isolate(most)}).`,
  bar: (percent: string, limit: string, most: string) =>
    `${percent} below list, limit ${limit}, scale to ${most}`,
  lowerTo: (amount: string) => `Lower it to ${isolate(amount)}`,
  unlike:
    'There is no list price in this currency to compare with: only somebody without a limit may do this.',

  plan: words.paymentPlan,
  noPlan: words.noPlan,
  ownPlan: 'Lines of its own',
  atSigning: words.atSigning,
  withinDays: (days: number) => `Within ${formatNumber(days)} days`,
  later: words.later,
  lines: (count: number, first: string) =>
    plural('en', count, { one: `# line, ${isolate(first)}`, other: `# lines, first ${isolate(first)}` }),
  editLines: 'Change the lines',
  together: words.together,

  languages: { ar: words.arabic, en: words.english },
  asWritten: (language: string) => `${language}, as in the messages`,
  noteForBuyer: 'Note for the buyer',

  until: words.until,
  howLong: 'How long',
  hours: (count: number) => `${formatNumber(count)} h`,
  otherHours: 'Other',
  holdLimit: (hours: number) => `Your limit: ${formatNumber(hours)} hours.`,
  holdAfter: {
    site: 'The site shows it as reserved, without a name.',
    free: 'It is free again by itself when the time is over.',
  },
  heldUntil: (moment: string) => `Held for this person until ${isolate(moment)}.`,
  asAgreed: (number: string, moment: string) =>
    `Price and plan as in quote ${isolate(number)}, accepted by the buyer ${isolate(moment)}.`,
  asQuoted: (number: string) => `Price and plan as in quote ${isolate(number)}.`,
  quoteHolds: 'A quote holds nothing. The unit stays on the site.',
  reserveTakes: 'Reserving takes it off the site. It records no payment: that follows, with its receipt.',

  submit: {
    quote: (label: string) => `Make the quote for ${isolate(label)}`,
    reserve: (label: string) => `Reserve ${isolate(label)}`,
  },
  holdFor: (label: string, hours: number) => `Hold ${isolate(label)} for ${formatNumber(hours)} hours`,
  askAgain: 'Ask again',
  failed: {
    quote: 'Failed to make the quote',
    hold: 'Failed to hold',
    reserve: 'Failed to reserve',
  },
  noAnswer: (label: string) =>
    `no answer came. We do not know whether it was done for ${isolate(label)}. Asking again does not do it twice.`,
  held: (label: string) => `${isolate(label)} is held`,
  reserved: (label: string) => `${isolate(label)} is reserved`,
  openAccount: words.openTheAccount,
  priceFirst: 'Enter a price first.',
  notFree: (label: string) => `${isolate(label)} is not free.`,
  noOther: 'No other unit of this project is free.',

  takenBy: {
    held: (who: string, label: string, time: string) =>
      `${isolate(who)} held ${isolate(label)} at ${isolate(time)}, for somebody else`,
    reserved: (who: string, label: string, time: string) =>
      `${isolate(who)} reserved ${isolate(label)} at ${isolate(time)}, for somebody else`,
    sold: (label: string) => `${isolate(label)} is sold`,
    withdrawn: (label: string) => `${isolate(label)} was taken off the market`,
    somebody: (label: string) => `${isolate(label)} was taken by somebody else`,
  },
  takenUntil: (moment: string) => `Until ${isolate(moment)}.`,
  nothingLost: 'Nothing you typed is lost.',
  nearest: 'Nearest free units',
  samePlan: 'same plan',
  larger: 'larger',
  smaller: 'smaller',
  sameArea: 'same area',

  ready: 'The quote is ready',
  readyFor: (digits: string) =>
    `Made for the phone that ends in ${isolate(digits)}: those four digits accept it.`,
  readyForNobody: 'Without a phone its page has no “I accept”.',
  quoteTitle: (number: string) => `Quote ${isolate(number)}`,
  message: 'Text for the buyer',
  copyLink: words.copyLink,
  print: words.openAndPrint,
  openQuote: words.openTheQuote,
  handToWhatsApp: 'Hand to WhatsApp',
  followed: 'What followed by itself',
  stage: (stage: string) => `Stage: ${isolate(stage)}`,
  willAsk: 'After handing over we ask once whether it was sent. Yes: the messages of this lead are answered.',
};
