import type { RunningKind } from '@diyar/contract/rules/running-sheets';
import * as words from '@diyar/contract/words/en';
import { isolate } from '../../../i18n/isolate.ts';
import { formatNumber, plural } from '../../../i18n/plural.ts';

const rows = (n: number) => plural('en', n, { one: '# row', other: '# rows' });
const cheques = (n: number) => plural('en', n, { one: '# cheque', other: '# cheques' });
const deals = (n: number) => plural('en', n, { one: '# deal', other: '# deals' });
const persons = (n: number) => plural('en', n, { one: '# person', other: '# persons' });
const leads = (n: number) => plural('en', n, { one: '# lead', other: '# leads' });
const differences = (n: number) => plural('en', n, { one: '# difference', other: '# differences' });
const headings = (n: number) => plural('en', n, { one: '# heading', other: '# headings' });

const rowOf: Record<RunningKind, string> = {
  deals: 'deal row',
  cheques: 'cheque row',
  persons: 'row of persons',
  leads: 'row of leads',
};

/** A company that sells already brings its deals, cheques, persons and leads along. */
export const en = {
  title: words.movingIn,
  steps: {
    file: words.file,
    columns: words.columns,
    check: words.check,
    books: 'Your books',
    done: words.done,
  },
  kinds: {
    deals: words.deals,
    cheques: words.cheques,
    persons: words.persons,
    leads: words.leads,
  } satisfies Record<RunningKind, string>,
  loadFailed: 'What was brought in could not be loaded',
  gone: 'This file is no longer here. A file that was not brought in is kept for a day: choose it again.',

  day: words.dayOfMovingIn,
  dayHint:
    'What was paid until the evening before becomes one opening entry per deal. Everything from this day on is recorded here.',
  drop: 'Drop one Excel file with several sheets, or several files',
  dropMore: 'Drop a further file here',
  limits: (max: number, megabytes: number) =>
    `Headings in Arabic or English, titles above them do no harm. Up to ${formatNumber(max)} rows a sheet, ${megabytes} MB. Nothing is written before the last step.`,
  pasted: words.pastedCells,
  read: 'read',
  sheetRows: (kind: string, sheet: string, n: number) =>
    `${kind}${sheet ? `, sheet “${isolate(sheet)}”` : ''}: ${rows(n)}`,
  otherSheets: (names: readonly string[]) =>
    `Not recognised and left out: ${names.map((name) => `“${isolate(name)}”`).join(', ')}.`,
  onlyDeals:
    'No sheet of cheques was found. You can go on without; cheques can be brought in later and find their deals by the unit.',
  beginAnew: 'Leave this file and begin anew',
  oneRow: {
    deals: 'one row per deal',
    cheques: 'one row per cheque that is not cleared',
    persons: 'people without deal or lead',
    leads: 'one row per person and project',
  } satisfies Record<RunningKind, string>,
  neededNote: 'Bold columns are needed. The others may be missing.',
  help: 'Sheets and what happens',
  template: 'Start from a sheet to fill in',
  templateBody: 'Your units that nobody has stand in the sheet of deals already; fill in who bought.',
  templateOf: {
    deals: 'Sheet of deals',
    cheques: 'Sheet of cheques',
    persons: 'Sheet of persons',
    leads: 'Sheet of leads',
  } satisfies Record<RunningKind, string>,
  sheetName: 'to fill in',
  whatHappens: 'What happens',
  whatHappensBody:
    'Each row becomes a deal with its price, discount and plan. What was paid becomes the entry “Opening balance” without a receipt, since you gave yours. A cheque that is cleared belongs into “Paid so far”, not among the cheques. Persons are found by their phone: nobody is doubled, a new name is added. For 30 days all of it can be taken back.',
  exportTitle: 'What is here already',
  exportBody: 'In the same form: brought in again, it changes nothing.',
  exportOf: {
    deals: 'Deals of today',
    cheques: 'Cheques of today',
    persons: 'Persons of today',
    leads: 'Open leads of today',
  } satisfies Record<RunningKind, string>,
  rowsRead: (n: number, sheets: number) =>
    `${rows(n)} in ${plural('en', sheets, { one: '# sheet', other: '# sheets' })}`,
  toColumns: 'Match the columns',

  recognised: (name: string, n: number, of: number) =>
    `“${isolate(name)}”: ${formatNumber(n)} of ${headings(of)} are read. What you correct is remembered.`,
  columnMissing: (kind: string, field: string) => `${kind}: choose which column is “${field}”.`,
  leftOut: (n: number) => `${headings(n)} left out`,
  allRead: words.everyHeadingIsRead,
  toCheck: (n: number) => `Check ${rows(n)}`,

  sheetShown: 'Sheet',
  who: 'Buyer, units',
  unnamed: words.noName,
  outstanding: words.outstanding,
  cheque: words.cheque,
  rows,
  deals,
  cheques,
  noCheques: 'no cheques',
  isHere: 'is here already',
  differs: (field: string, here: string, file: string) =>
    `${field}: here ${isolate(here || '–')}, in the file ${isolate(file || '–')}. It stays as it is here.`,
  atRow: (row: number, text: string) => `Row ${formatNumber(row)}: ${text}`,
  choose: (field: string, row: number, choice: string) =>
    `${field} of row ${formatNumber(row)}: ${isolate(choice)}`,
  refusedOf: (n: number, of: number) => `${formatNumber(n)} of ${rows(of)} refused`,
  refusedNote: 'They write nothing; the rest can go on',
  noneRefused: 'No row is refused',
  noRows: words.theFileHasHeadingsAnd,
  noRowsBody: 'Fill in at least one row under the headings, then choose it again.',
  allRefused: 'No row can be brought in',
  allRefusedBody: 'Each has its reason below. Correct it here or in the file, or correct the columns.',
  nothing: 'Nothing new would come in',
  nothingBody: 'What the file says is here already.',
  toBooks: 'Compare with your books',

  booksTitle: 'Does it equal your books?',
  booksNote: 'type the totals of your own ledger',
  booksCaption: 'Totals of the file beside those of the books',
  bookPart: 'What',
  parts: { price: 'Price after discount', paid: 'Paid so far', cheques: 'Cheques not cleared' },
  inTheFile: 'In the file',
  inYourBooks: 'In your books',
  difference: words.difference,
  whatItIs: words.whatItIs,
  equal: 'equal',
  refusedRows: (list: readonly { kind: RunningKind; row: number }[]) =>
    `= ${list.map(({ kind, row }) => `${rowOf[kind]} ${row}`).join(', ')}, refused`,
  noRowHas: 'No refused row has this sum. Write what it is.',
  explain: (line: string) => `What the difference is: ${line}`,
  explainHint: words.whatItIs,
  noFigure: 'This is no figure',
  notCompared: 'I have no totals to compare with',
  notComparedNote: 'Allowed, and kept with what is brought in.',
  noAmounts: 'Nothing in the file has an amount of a building: there is nothing to compare.',
  stands: 'Where it stands',
  equalOf: (n: number, of: number) => `${formatNumber(n)} of ${formatNumber(of)} totals are equal`,
  refusedDifferences: (n: number) =>
    `${differences(n)}: refused rows. Go back and correct them, or bring them in later.`,
  explainedDifferences: (n: number) => `${differences(n)}: explained by you`,
  unnamedDifferences: (n: number) => `${differences(n)} without a word: write what it is`,
  missingTotals: (n: number) =>
    plural('en', n, { one: '# total is not typed yet', other: '# totals are not typed yet' }),
  openNote: 'A difference does not block; one without a word does',
  allSettled: 'Every difference has a name',
  written: 'What is written',
  receipts: 'Receipts',
  writtenNote: 'The comparison is kept with it and can be printed for the accountant.',
  counted: { deals, cheques, persons, leads } satisfies Record<RunningKind, (n: number) => string>,
  and: ', ',
  bringIn: (what: string) => `Bring in ${what}`,
  bringing: 'Bringing in…',
  running: (what: string) => `Writing ${what}. All of it or nothing; you may leave the page.`,
  runFailed: words.nothingWasBroughtIn,
  booksFailed: 'The total could not be stored',
  stale: words.nothingWasBroughtIn,
  staleBody: (fresh: number, refused: number) =>
    `The rows were checked again: ${formatNumber(fresh)} new, ${formatNumber(refused)} refused.`,
  toRows: 'Look at the rows',

  doneTitle: (what: string) => `${what} are here`,
  openingsWritten: (n: number) =>
    plural('en', n, {
      one: '# opening entry was written; no receipts.',
      other: '# opening entries were written; no receipts.',
    }),
  rowsLeftOut: (n: number) => `${rows(n)} left out.`,
  until: (day: string) => `Can be taken back until ${day}.`,
  untilShort: (day: string) => `until ${day}`,
  openMoney: 'Open the money desk',
  openBuildings: 'Open the buildings',
  leftOutOf: {
    deals: 'The deals that were left out',
    cheques: 'The cheques that were left out',
    persons: 'The persons that were left out',
    leads: 'The leads that were left out',
  } satisfies Record<RunningKind, string>,
  print: 'Print the comparison',
  another: 'Bring in another file',
  comparison: 'The comparison with your books',
  comparedOn: (day: string, by: string) => `${day}, ${isolate(by)}`,
  wasNotCompared: 'Not compared: there were no totals to compare with.',
  accounts: 'Their accounts',
  takenBackTitle: 'This was taken back',
  takenBackOn: (day: string) => `Taken back on ${day}`,

  takeBackTitle: 'Take back what was brought in?',
  takeBackStale: 'Something was changed in the meantime. This is what can be taken back now.',
  takeBackOf: (name: string) => `Take back: ${isolate(name)}`,
  takenBack: words.takenBack,
  goes: (what: string) => `${what} can be taken back`,
  goesToo: 'with their plans, opening entries and cheques; their units are free again.',
  stay: (n: number) => `${formatNumber(n)} stay`,
  reasons: {
    changed: 'worked on since',
    monthClosed: 'counts in a month that was closed',
    inUse: 'has a deal, lead, message or quote by now',
  },
  furtherKept: (n: number) => `and ${formatNumber(n)} more`,

  earlier: 'Brought in before',
  earlierHeads: { file: words.file, what: 'What', when: words.when, by: 'By' },

  endTitle: 'When everything is here',
  endBody: (n: number) =>
    n === 0
      ? 'Nothing was brought in yet. Whoever starts without earlier deals ends moving in at once.'
      : `${plural('en', n, { one: '# opening entry', other: '# opening entries' })} so far. Once your balances equal your books, end moving in: then every payment has a receipt.`,
  end: 'End moving in',
  endQuestion: 'End moving in?',
  endWarning:
    'From then on nobody writes an opening balance, by a file or by hand, and there is no way back. What is here stays, and is voided and corrected as any entry.',
  notYet: words.notNow,
  ending: words.ending,
  endFailed: 'Moving in was not ended',
  endedTitle: 'Moving in is over',
  endedOn: (day: string, by: string) => `Ended on ${day}${by ? ` by ${isolate(by)}` : ''}.`,
  endedBody: (n: number) =>
    n === 0
      ? 'No opening balances were written.'
      : `${plural('en', n, { one: '# opening balance stands', other: '# opening balances stand' })} in the accounts.`,
};
