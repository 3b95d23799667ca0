import * as words from '@diyar/contract/words/en';
import { isolate } from '../../../i18n/isolate.ts';
import { formatNumber, plural } from '../../../i18n/plural.ts';

const rows = (n: number) => plural('en', n, { one: '# row', other: '# rows' });
const units = (n: number) => plural('en', n, { one: '# unit', other: '# units' });
const columns = (n: number) => plural('en', n, { one: '# heading', other: '# headings' });

/** Import, export and taking back of units. */
export const en = {
  import: words.importAction,
  export: 'Export units',
  exportXlsx: words.excel,
  exportCsv: words.csv,
  exportUnsaved: 'Unsaved changes are not in the file.',
  exportName: 'units',
  exportFailed: 'The units could not be exported',
  changesLink: words.changesOfUnits,
  newProject: 'Save the project first: units are imported into a project that exists.',

  page: 'Import units',
  steps: { file: words.file, columns: words.columns, check: words.check, done: words.done },
  loadFailed: 'The import could not be loaded',
  gone: 'This import is no longer there. An import that was not run is kept for a day: choose the file again.',

  drop: 'Drop an Excel or CSV file here',
  limits: (max: number, megabytes: number) =>
    `The first row holds the headings, in Arabic or English. Up to ${formatNumber(max)} rows, ${megabytes} MB.`,
  goOn: (name: string) => `“${isolate(name)}” has been read.`,
  goOnAction: 'Go on with it',
  template: 'Start from a template',
  templateBody:
    'The units as they are now: change what you need and bring the file back. Without units it has the headings only.',
  templateButton: 'Download the units',
  matched: 'What is matched',
  matchedBody:
    'A row with a number that exists changes that unit; another number makes a new one. An empty cell leaves the value as it is.',
  backTitle: 'The way back',
  backBody: 'Every import can be taken back for 30 days.',

  readFrom: (name: string, sheet: string) =>
    sheet ? `“${isolate(name)}”, sheet “${isolate(sheet)}”.` : `“${isolate(name)}”.`,
  recognised: (n: number, of: number) =>
    `${formatNumber(n)} of ${columns(of)} are read; correct what is wrong.`,
  otherSheets: (names: readonly string[]) =>
    `Only the first sheet with content is read. Not read: ${names.map(isolate).join(', ')}.`,
  remembered: 'As chosen before',
  statusField: 'Status in the list',
  statusNote: 'Sold and reserved rows come in withdrawn, to be made a deal.',
  forStaff: 'Only staff read this',
  forVisitors: 'Visitors read this',
  currencyMissing: 'Say in which currency the prices are',
  noNumberColumn: 'No column holds the unit numbers',
  noNumberColumnBody:
    'Choose which column goes to “Number”. Without it a row cannot be matched with its unit.',
  open: (n: number) => `${columns(n)} left out`,
  allRead: words.everyHeadingIsRead,
  toCheck: (n: number) => `Check ${rows(n)}`,
  toCheckPlain: 'Check the rows',

  claimed: 'In a deal: its price does not change',
  withdrawn: {
    sold: 'Says sold: comes in withdrawn, to be made a deal',
    reserved: 'Says reserved: comes in withdrawn, to be made a deal',
    held: 'Says held: comes in withdrawn, to be made a deal',
    withdrawn: 'Says withdrawn: comes in withdrawn',
  },
  lackingTitle: (n: number) =>
    plural('en', n, {
      one: '# row says that somebody has the unit',
      other: '# rows say that somebody has the unit',
    }),
  lackingParts: (sold: number, reserved: number, held: number) =>
    [
      sold > 0 && `${formatNumber(sold)} sold`,
      reserved > 0 && `${formatNumber(reserved)} reserved`,
      held > 0 && `${formatNumber(held)} held`,
    ]
      .filter(Boolean)
      .join(', '),
  lackingBody: (parts: string) =>
    `${parts}. They come in withdrawn and marked ‘to be made a deal’; visitors are not offered them. The status follows once their deals are entered.`,
  wordFloor: 'Floor number',
  wordSkipped: 'The cell is left out',
  statuses: {
    sold: words.sold,
    reserved: words.reserved,
    held: words.held,
    withdrawn: words.withdrawn,
    available: words.available,
  },
  visibleTitle: 'What visitors will newly read',
  visibleNone: 'Visitors will read nothing new.',
  visibleDraft: 'The project is not on the site: visitors read this once it is published.',
  visibleUnits: (n: number) =>
    plural('en', n, { one: '# unit newly on offer', other: '# units newly on offer' }),
  visiblePrices: (n: number) => plural('en', n, { one: '# price', other: '# prices' }),
  visibleFacts: (n: number) =>
    plural('en', n, { one: 'changed facts of # unit', other: 'changed facts of # units' }),
  visibleTexts: (n: number) => plural('en', n, { one: '# text', other: '# texts' }),
  visibleMore: (n: number) => plural('en', n, { one: 'and # text more', other: 'and # texts more' }),
  atRow: (row: number, text: string) => `Row ${formatNumber(row)}: ${text}`,
  issues: {
    cell: (field: string, text: string) => `${field}: ${text}`,
    numberMissing: 'it has no unit number.',
    numberTwice: (number: string, row: number) =>
      `number ${isolate(number)} is already in row ${formatNumber(row)} of this file.`,
    numberOfTwoUnits: (number: string) =>
      `two units of the project have the number ${isolate(number)}. Give one of them another number first.`,
    factsMissing: (fields: string) => `a new unit needs ${fields}.`,
    locked: (field: string) => `the unit is sold; its ${field} stays.`,
    tooManyUnits: 'the project would have too many units.',
    unreadable: (typed: string) => `“${isolate(typed)}” cannot be read.`,
  },
  refusedOf: (n: number, of: number) => `${formatNumber(n)} of ${rows(of)} refused`,
  refusedNote: 'They change nothing',
  noneRefused: 'Nothing is refused',
  nothing: 'Nothing would change',
  nothingBody: (n: number) => `The file says what the units already say: ${rows(n)} as before.`,
  noRows: words.theFileHasHeadingsAnd,
  noRowsBody: 'Fill in at least one row under the headings, then import it again.',
  allRefused: 'No row can be imported',
  allRefusedBody: 'Each one has its reason below. Correct them in the file, or correct the columns.',
  otherFile: 'Another file',
  run: (n: number) => `Import ${rows(n)}`,
  running: 'Importing…',
  runFailed: 'Nothing was imported',
  stale: 'The units were changed in the meantime',
  staleBody: 'Nothing was imported. The rows below were checked again: look at them once more.',

  doneTitle: (n: number) => `${rows(n)} imported`,
  doneBody: (created: number, changed: number) =>
    `${formatNumber(created)} new, ${formatNumber(changed)} changed.`,
  until: (day: string) => `Can be taken back until ${day}.`,
  openSheet: 'Open the units',
  another: 'Import another file',
  takenBackTitle: 'This import was taken back',

  dialogImport: 'Take back this import?',
  dialogSave: 'Take back this change?',
  what: (name: string, when: string, by: string) =>
    name ? `“${isolate(name)}”, ${when}, ${isolate(by)}` : `${when}, ${isolate(by)}`,
  counts: (created: number, changed: number, deleted: number) =>
    [
      created > 0 && plural('en', created, { one: '# new unit', other: '# new units' }),
      changed > 0 && `${formatNumber(changed)} changed`,
      deleted > 0 && `${formatNumber(deleted)} deleted`,
    ]
      .filter(Boolean)
      .join(', ') || 'nothing',
  can: (n: number) => `${formatNumber(n)} can be taken back`,
  removed: (n: number, day: string) =>
    plural('en', n, {
      one: `# new unit goes to the trash until ${day}.`,
      other: `# new units go to the trash until ${day}.`,
    }),
  restored: (n: number) =>
    plural('en', n, { one: '# deleted unit comes back.', other: '# deleted units come back.' }),
  reverted: (n: number) =>
    plural('en', n, { one: '# unit gets its old values back.', other: '# units get their old values back.' }),
  cannot: (n: number) =>
    plural('en', n, { one: '# stays, whole or in part', other: '# stay, whole or in part' }),
  kept: {
    changed: (what: string) => `${what}: changed again; the newer value stays`,
    deal: 'is in a deal since; it stays',
    gone: 'was deleted since',
    number: 'its number is used by another unit since',
    sold: (what: string) => `is sold; its ${what} stays`,
    full: 'the project has no room for it',
  },
  wholeUnit: 'the unit',
  byAt: (by: string, when: string) => `(${[by && isolate(by), when].filter(Boolean).join(', ')})`,
  more: (n: number) => `and ${units(n)} more`,
  keep: 'Keep it',
  takeBackOf: (n: number, of: number) => `Take back ${formatNumber(n)} of ${formatNumber(of)}`,
  takeBackStale: 'The units were changed in the meantime. This is what can be taken back now.',
  takenBack: words.takenBack,
  takenBackDetail: (n: number, kept: number) =>
    kept === 0 ? units(n) : `${units(n)}; ${formatNumber(kept)} stay as they are`,
  nothingTakenBack: 'Nothing was left to take back',
  undo: words.undo,
  imported: (n: number) => `${rows(n)} imported`,
  saved: (created: number, changed: number, deleted: number) =>
    `Units: ${[created && `${created} new`, changed && `${changed} changed`, deleted && `${deleted} deleted`].filter(Boolean).join(', ')}`,

  changesTitle: words.changesOfUnits,
  changesIntro:
    'Every import and every save that changed units in the last 30 days. Each can be taken back, except what somebody changed since.',
  changesNone: 'No unit was changed in the last 30 days.',
  changesNoneBody: 'Imports and saves that change units are listed here and can be taken back.',
  batchHeads: { what: 'What', when: words.when, by: 'By', counts: words.units, until: 'Take back' },
  actions: {
    import: words.importAction,
    save: 'Save of the project',
    building: 'Floors of the building',
    takeBack: 'Taken back',
    other: words.change,
  },
  untilShort: (day: string) => `until ${day}`,
  takenBackOn: (day: string) => `Taken back on ${day}`,
  takeBackLabel: (what: string, when: string) => `Take back: ${what}, ${when}`,
};
