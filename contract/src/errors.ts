import { beyondAr, beyondEn, isolate, type Used, usedAr, usedEn, waitAr, waitEn } from './error-words.ts';
import {
  FILE_MAX_MB,
  IMAGE_MAX_MEGAPIXELS,
  IMPORT_COLUMNS_MAX,
  IMPORT_ROWS_MAX,
  SHEET_ROWS_MAX,
} from './limits.ts';
import type { Lang } from './rules/language.ts';
import type { Beyond } from './rules/role-limits.ts';

/** Every error code of our server, with its status. */
export const ERROR_STATUS = {
  malformed: 400,
  unauthenticated: 401,
  sessionExpired: 401,
  badCredentials: 401,
  wrongCode: 401,
  accountDisabled: 403,
  forbidden: 403,
  beyondLimit: 403,
  passwordChangeNeeded: 403,
  secondFactorNeeded: 403,
  confirmationNeeded: 403,
  factorNeeded: 403,
  linkExpired: 403,
  notFound: 404,
  methodNotAllowed: 405,
  conflict: 409,
  stepExpired: 409,
  stale: 409,
  alreadyReserved: 409,
  notReserved: 409,
  tillMoved: 409,
  alreadySold: 409,
  entryIsVoid: 409,
  chequeStepRefused: 409,
  currencyFixed: 409,
  givenBackMore: 409,
  paidByEntries: 409,
  movedIn: 409,
  dealEnded: 409,
  dealNotReserved: 409,
  dealOverdue: 409,
  quoteEnded: 409,
  noBuyerPage: 409,
  unitTaken: 409,
  unitReserved: 409,
  unitHeld: 409,
  unitWithdrawn: 409,
  keyReused: 409,
  repeated: 409,
  notHeld: 409,
  leadTaken: 409,
  leadOpen: 409,
  staffBusy: 409,
  unitShown: 409,
  noTimeForWay: 409,
  timeTaken: 409,
  personHasDeals: 409,
  noDemo: 409,
  demoPassword: 409,
  demoGone: 409,
  demoHasDeals: 409,
  currencyInUse: 409,
  personsWouldMeet: 409,
  dealHasMoney: 403,
  unitHasDeals: 409,
  projectHasDeals: 409,
  stageInUse: 409,
  cannotChangeSelf: 409,
  ownPasswordElsewhere: 409,
  ownFactorElsewhere: 409,
  lastSuperadmin: 409,
  secondNeeded: 409,
  usernameTaken: 409,
  tooLarge: 413,
  unsupportedType: 415,
  heicUnreadable: 415,
  invalid: 422,
  wrongPasskey: 422,
  emptyFile: 422,
  wrongFileClass: 422,
  wrongFileType: 422,
  unreadableFile: 422,
  tooManyPixels: 422,
  tooManyFiles: 422,
  tooManyRows: 422,
  importProtected: 422,
  importMacros: 422,
  importMergedCells: 422,
  importTooManyRows: 422,
  importTooManyColumns: 422,
  importNotATable: 422,
  importDamaged: 422,
  importEncoding: 422,
  importExpands: 422,
  importNothing: 422,
  templateIsPdf: 422,
  templateNotWord: 422,
  templateLocked: 422,
  templateMacros: 422,
  templateOutside: 422,
  templateEmbeds: 422,
  templateExpands: 422,
  templateDamaged: 422,
  templateNotReady: 409,
  contractGaps: 422,
  unknownReference: 422,
  tooManyRequests: 429,
  triesUsed: 403,
  internal: 500,
  unavailable: 503,
  overloaded: 503,
  insufficientStorage: 507,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;
export type ErrorParams = {
  seconds?: number;
  megabytes?: number;
  max?: number;
  label?: string;
  until?: string;
  /** Of `stageInUse`. */
  used?: Used;
  /** Of `beyondLimit`. */
  beyond?: Beyond & { mayDo: readonly string[] };
};
type Text = string | ((params: ErrorParams) => string);

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(ERROR_STATUS, value);

const en: Record<ErrorCode, Text> = {
  malformed: 'The request could not be read.',
  unauthenticated: 'You are not signed in.',
  sessionExpired: 'Session expired',
  badCredentials: 'The username or password is not correct.',
  accountDisabled: 'This account is disabled. Ask your administrator to activate it.',
  wrongCode: 'This code is not correct, or was used before. Wait for the next one.',
  wrongPasskey: 'This passkey was not accepted. Try again, or use another way.',
  stepExpired: 'This took too long. Start again.',
  forbidden: 'Your role does not allow this.',
  beyondLimit: ({ beyond }) =>
    beyond
      ? `${beyondEn[beyond.kind](beyond)} ${beyond.mayDo.length > 0 ? `May do it: ${beyond.mayDo.map(isolate).join(', ')}.` : 'Nobody may do it at present.'}`
      : 'This is beyond your limit.',
  passwordChangeNeeded: 'Choose a password of your own first, under My account.',
  secondFactorNeeded: 'Set up a second factor first, under My account.',
  confirmationNeeded: 'Enter your password again to go on.',
  factorNeeded: 'Show your second factor to go on.',
  linkExpired: 'This link has expired. Open it again from its page.',
  notFound: 'Not found.',
  methodNotAllowed: 'This address does not take that method.',
  conflict: 'Something changed in the meantime. Load it again and retry.',
  tillMoved:
    'Cash was recorded or voided meanwhile, or the till was closed in another window. Load it again and count again.',
  stale: 'Someone else saved this in the meantime. Their version was kept; load it before saving yours.',
  alreadyReserved: 'This apartment is already reserved.',
  notReserved: 'This apartment is not reserved.',
  entryIsVoid: 'This entry is already void.',
  chequeStepRefused: 'The cheque has moved on meanwhile. Load it again.',
  currencyFixed: 'Money was recorded on this deal, or it counts in a closed month, so its currency stays.',
  givenBackMore: 'More would have been given back than was received. Void the refund first.',
  paidByEntries: 'What is paid follows from the recorded payments. Record a payment instead.',
  movedIn: 'Moving in is over: what is paid is recorded as a payment, with a receipt.',
  dealEnded: 'This deal has ended.',
  dealNotReserved: 'This deal is only held. Reserve it first, or name the other buyer in the hold.',
  dealOverdue: ({ label = '' }) =>
    `${label} are overdue. A deal is handed over when nothing is: record the payment, or change the plan.`,
  quoteEnded: 'This quote no longer holds.',
  noBuyerPage: 'Only a reserved or sold deal with a phone has a page for its buyers.',
  alreadySold: 'This apartment is sold. Remove the sale under Selled Apartments first.',
  unitTaken: 'This unit is already sold.',
  unitReserved: 'This unit is reserved for somebody else.',
  repeated: 'This was saved already. Load the page again to see it.',
  keyReused:
    'This was sent and stored before, with other content. Nothing was changed: load the page again and check what is stored.',
  unitWithdrawn: 'This unit was taken off the market. Put it back on the market first.',
  unitHeld: (p) => `This unit is held for somebody else until ${p.until ?? ''}.`,
  notHeld: 'This unit is not held, or its hold is over.',
  leadTaken: (p) => `${p.label ?? ''} took it first, at ${p.until ?? ''}.`,
  leadOpen: 'This person already has an open lead about this project.',
  staffBusy: (p) =>
    `${p.label ?? ''} is showing another unit until ${p.until ?? ''}. Choose another time or somebody else.`,
  unitShown: (p) =>
    `This unit is shown to somebody else until ${p.until ?? ''}. Choose another time or another unit.`,
  noTimeForWay: (p) =>
    `${p.label ?? ''} shows something in another project at ${p.until ?? ''}, and the way takes ${p.max ?? ''} minutes. Choose another time or somebody else.`,
  timeTaken: 'This time was taken meanwhile. Choose another.',
  noDemo: 'The demo is not here: what you see was entered by people.',
  demoPassword:
    'Your account still has the password of the demo. Choose one of your own first, under My account.',
  demoGone: 'The demo cannot be taken back any more.',
  demoHasDeals: 'Your company has deals, and they would be lost. The demo cannot be taken back.',
  currencyInUse: (p) =>
    `${p.label ?? ''} cannot be taken out. In use: ${p.max ?? ''} stored amounts. They keep their currency.`,
  personsWouldMeet: (p) =>
    `${p.max ?? ''} numbers would then belong to several persons. Look at them, and confirm.`,
  personHasDeals: 'This person has deals, which stay on record. Persons with deals cannot be erased.',
  dealHasMoney: 'Money was received on this deal. Only those who manage its money can cancel it.',
  unitHasDeals: (p) =>
    `Unit ${p.label ?? ''} was held, reserved or sold before and cannot be removed. Withdraw it from sale instead.`,
  stageInUse: ({ label = '', used }) =>
    `‘${isolate(label)}’ cannot be deleted: ${usedEn(used)} follow it. Rename it instead.`,
  projectHasDeals: 'Units of this project are held, reserved or sold. Archive the project instead.',
  cannotChangeSelf: 'You cannot disable or delete your own account.',
  ownPasswordElsewhere: 'Change your own password under My account, with the current one.',
  ownFactorElsewhere: 'Remove your own second factor under My account.',
  secondNeeded: 'Whoever asked for this cannot confirm it: a second superadmin does.',
  lastSuperadmin: 'The last active SUPERADMIN cannot be disabled, deleted or given another role.',
  usernameTaken: 'This username is already taken.',
  tooLarge: (p) => `The file or request is too large. At most ${p.megabytes ?? FILE_MAX_MB} MB.`,
  unsupportedType: 'This type of file or content is not accepted.',
  heicUnreadable:
    'HEIC pictures cannot be read here. Save the picture as JPEG and choose it again; an iPhone takes JPEG with Settings › Camera › Formats › Most Compatible.',
  invalid: 'Some fields need attention.',
  emptyFile: 'The file is empty.',
  wrongFileClass: 'This file cannot be used here.',
  wrongFileType: 'This kind of file cannot be used here.',
  unreadableFile: 'The file is damaged and could not be read.',
  tooManyPixels: `The picture is too large. At most ${IMAGE_MAX_MEGAPIXELS} megapixels.`,
  tooManyFiles: (p) => `Too many files. Max ${p.max ?? 1}.`,
  tooManyRows: `A sheet holds at most ${SHEET_ROWS_MAX} rows. Narrow the filters, or export as CSV.`,
  importProtected:
    'This file is protected with a password or saved in the old .xls format. Save it as .xlsx without a password, or as CSV.',
  importMacros: 'This file contains macros. Save it as .xlsx, or as CSV.',
  importMergedCells: (p) =>
    `Cells ${p.label ?? ''} are merged, so it is not clear which rows they belong to. Unmerge them and fill in each row.`,
  importTooManyRows: `A file may have at most ${IMPORT_ROWS_MAX} rows. Split it.`,
  importTooManyColumns: `A file may have at most ${IMPORT_COLUMNS_MAX} columns.`,
  importNotATable:
    'No table was found in it. The first row has the headings, and each further row is one record; Excel (.xlsx) and CSV can be read.',
  importDamaged: 'The file is damaged and could not be read. Open it in Excel and save it again.',
  importEncoding: 'The letters of this text file could not be read. Save it as .xlsx, or as CSV in UTF-8.',
  importExpands:
    'This file is far larger inside than it looks, and was not opened. Save the sheet alone as a new file.',
  importNothing: 'There is nothing in this file that would change a unit.',
  templateIsPdf: 'This is a PDF. Only a Word file (.docx) can be filled in: ask its author for that.',
  templateNotWord: 'This is no Word document. Save it as .docx, the usual format of Word and Google Docs.',
  templateLocked:
    'The file has a password or is in the old .doc format. Save it as .docx without a password.',
  templateMacros: 'The file contains macros. Save it as .docx without macros.',
  templateOutside: (p) =>
    `The file takes content from outside${p.label ? `: ${p.label}` : ''}. Put it into the document itself, then upload it again.`,
  templateEmbeds: 'Another file is embedded in it. Remove it, or put a picture of it in its place.',
  templateExpands:
    'This file is far larger inside than it looks, and was not opened. Save its text as a new document.',
  templateDamaged: 'The file is damaged and could not be read. Open it in Word and save it again.',
  templateNotReady: 'This version has fields that are not known. Correct them in Word and upload it again.',
  contractGaps: 'Something that the contract names is missing. Type it first, or print a draft with gaps.',
  unknownReference: 'Something this refers to no longer exists.',
  triesUsed: 'Too many wrong tries. The office gives you another link.',
  tooManyRequests: (p) =>
    p.seconds === undefined
      ? 'Too many attempts. Please wait and try again.'
      : `Too many attempts. Please try again in ${waitEn(p.seconds)}.`,
  internal: 'Internal Server Error',
  unavailable: 'The service is not available right now. Please try again shortly.',
  overloaded: 'The service is busy right now. Please try again shortly.',
  insufficientStorage: 'The server is out of disk space. Nothing was saved; reading still works.',
};

const ar: Record<ErrorCode, Text> = {
  malformed: 'تعذّرت قراءة الطلب.',
  unauthenticated: 'لم تسجّل الدخول.',
  sessionExpired: 'انتهت الجلسة',
  badCredentials: 'اسم المستخدم أو كلمة المرور غير صحيحة.',
  accountDisabled: 'هذا الحساب موقوف. اطلب تفعيله من المدير.',
  wrongCode: 'الرمز غير صحيح أو سبق استعماله. انتظر الرمز التالي.',
  wrongPasskey: 'لم يُقبل مفتاح المرور. أعد المحاولة أو استعمل طريقة أخرى.',
  stepExpired: 'استغرق هذا وقتًا طويلًا. ابدأ من جديد.',
  forbidden: 'صلاحيات حسابك لا تسمح بذلك.',
  beyondLimit: ({ beyond }) =>
    beyond
      ? `${beyondAr[beyond.kind](beyond)} ${beyond.mayDo.length > 0 ? `يجوز ذلك لـ: ${beyond.mayDo.map(isolate).join('، ')}.` : 'لا يجوز ذلك لأحد حاليًا.'}`
      : 'هذا فوق سقفك.',
  passwordChangeNeeded: 'اختر كلمة مرور خاصة بك أولًا من صفحة «حسابي».',
  secondFactorNeeded: 'فعّل العامل الثاني أولًا من صفحة «حسابي».',
  confirmationNeeded: 'أدخل كلمة المرور مرة أخرى للمتابعة.',
  factorNeeded: 'أظهر العامل الثاني للمتابعة.',
  linkExpired: 'انتهت مدة هذا الرابط. افتحه من صفحته مرة أخرى.',
  notFound: 'غير موجود.',
  methodNotAllowed: 'هذا العنوان لا يقبل هذه الطريقة.',
  conflict: 'تغيّرت البيانات في هذه الأثناء. حدّثها ثم أعد المحاولة.',
  tillMoved: 'سُجّل نقد أو أُلغي في هذه الأثناء، أو أُقفل الصندوق في نافذة أخرى. حمّله من جديد وأعد العدّ.',
  stale: 'حفظ شخص آخر تعديلًا في هذه الأثناء، وبقيت نسخته. حمّلها قبل أن تحفظ تعديلك.',
  alreadyReserved: 'هذه الشقة محجوزة.',
  notReserved: 'هذه الشقة غير محجوزة.',
  entryIsVoid: 'هذا القيد مُبطَل من قبل.',
  chequeStepRefused: 'تغيّرت حالة الشيك في هذه الأثناء. حدّث الصفحة.',
  currencyFixed: 'على هذه الصفقة قيود مالية أو قيد في شهر مُقفل، فعملتها ثابتة.',
  givenBackMore: 'يصير المردود أكثر من المقبوض. أبطل سند الصرف أولًا.',
  paidByEntries: 'المدفوع محسوب من الدفعات المسجَّلة. سجِّل دفعة جديدة.',
  movedIn: 'انتهى الانتقال: ما يُدفع يُسجَّل دفعةً بسند قبض.',
  dealEnded: 'هذه الصفقة منتهية.',
  dealNotReserved: 'هذه الصفقة حجز مؤقت فقط. ثبّت الحجز أولًا، أو اكتب المشتري الآخر في الحجز المؤقت.',
  dealOverdue: ({ label = '' }) =>
    `تأخر دفع ${isolate(label)}. لا يتم التنازل وعلى الصفقة متأخر: سجّل الدفعة أو غيّر الخطة.`,
  noBuyerPage: 'صفحة المشتري لصفقة محجوزة أو مبيعة لها رقم هاتف فقط.',
  quoteEnded: 'عرض السعر هذا لم يعد ساريًا.',
  alreadySold: 'هذه الشقة مباعة. أزل البيع من الشقق المباعة أولًا.',
  unitTaken: 'هذه الوحدة مباعة.',
  unitReserved: 'هذه الوحدة محجوزة لشخص آخر.',
  repeated: 'حُفظ هذا من قبل. حدّث الصفحة لتراه.',
  keyReused: 'أُرسل هذا وحُفظ من قبل بمحتوى آخر. لم يتغيّر شيء: حدّث الصفحة وراجع ما حُفظ.',
  unitWithdrawn: 'هذه الوحدة موقوفة عن البيع. أعد عرضها للبيع أولًا.',
  unitHeld: (p) => `هذه الوحدة محجوزة مؤقتًا لشخص آخر حتى ${p.until ?? ''}.`,
  notHeld: 'لا حجز مؤقت على هذه الوحدة، أو انتهت مدته.',
  leadTaken: (p) => `استلمه ${p.label ?? ''} قبلك، الساعة ${p.until ?? ''}.`,
  leadOpen: 'لهذا الشخص سجل مفتوح عن المشروع نفسه.',
  staffBusy: (p) => `لدى ${p.label ?? ''} معاينة أخرى حتى ${p.until ?? ''}. اختر وقتًا آخر أو شخصًا آخر.`,
  unitShown: (p) => `هذه الوحدة معروضة على زائر آخر حتى ${p.until ?? ''}. اختر وقتًا آخر أو وحدة أخرى.`,
  noTimeForWay: (p) =>
    `لدى ${p.label ?? ''} معاينة في مشروع آخر الساعة ${p.until ?? ''}، والطريق ${p.max ?? ''} دقيقة. اختر وقتًا آخر أو شخصًا آخر.`,
  timeTaken: 'حُجز هذا الوقت قبل قليل. اختر وقتًا آخر.',
  noDemo: 'النسخة التجريبية ليست هنا، وما تراه أدخله أشخاص.',
  demoPassword: 'لحسابك كلمة مرور النسخة التجريبية. اختر كلمة خاصة بك أولًا من «حسابي».',
  demoGone: 'لم يعد ممكنًا استرجاع النسخة التجريبية.',
  demoHasDeals: 'لشركتك صفقات كانت ستضيع، فلا يمكن استرجاع النسخة التجريبية.',
  currencyInUse: (p) =>
    `لا تُزال ${isolate(p.label ?? '')}. المبالغ المحفوظة بها: ${p.max ?? ''}، وتبقى بعملتها.`,
  personsWouldMeet: (p) => `أرقام تصبح لأكثر من شخص: ${p.max ?? ''}. راجعها ثم أكّد.`,
  personHasDeals: 'لهذا الشخص صفقات تبقى في السجلات، فلا تُمحى بياناته.',
  dealHasMoney: 'على هذه الصفقة مبالغ مقبوضة، ولا يلغيها إلا من يدير أموالها.',
  unitHasDeals: (p) => `سبق أن حُجزت الوحدة ${p.label ?? ''} أو بيعت، فلا يمكن حذفها. أوقف عرضها بدلًا من ذلك.`,
  stageInUse: ({ label = '', used }) =>
    `لا تُحذف مرحلة «${isolate(label)}»: تتبعها ${usedAr(used)}. يمكن تغيير اسمها.`,
  projectHasDeals: 'في هذا المشروع وحدات محجوزة أو مباعة. انقله إلى الأرشيف بدلًا من حذفه.',
  cannotChangeSelf: 'لا يمكنك إيقاف حسابك أو حذفه.',
  ownPasswordElsewhere: 'غيّر كلمة مرورك من صفحة «حسابي»، بكتابة كلمتك الحالية.',
  ownFactorElsewhere: 'أزل عاملك الثاني من صفحة «حسابي».',
  secondNeeded: 'من طلب ذلك لا يؤكده بنفسه: يلزم مدير عام ثانٍ.',
  lastSuperadmin: 'لا يمكن إيقاف آخر مدير عام فعّال أو حذفه أو تغيير دوره.',
  usernameTaken: 'اسم المستخدم هذا مستعمل.',
  tooLarge: (p) => `الملف أو الطلب أكبر من المسموح. الحد الأقصى ${p.megabytes ?? FILE_MAX_MB} ميغابايت.`,
  unsupportedType: 'هذا النوع من الملفات أو المحتوى غير مقبول.',
  heicUnreadable:
    'لا يمكن قراءة صور HEIC هنا. احفظ الصورة بصيغة JPEG ثم اخترها من جديد؛ ويلتقط iPhone صور JPEG من الإعدادات › الكاميرا › التنسيقات › الأكثر توافقًا.',
  invalid: 'بعض الحقول تحتاج إلى مراجعة.',
  emptyFile: 'الملف فارغ.',
  wrongFileClass: 'لا يمكن استعمال هذا الملف هنا.',
  wrongFileType: 'لا يمكن استعمال هذا النوع من الملفات هنا.',
  unreadableFile: 'الملف تالف وتعذّرت قراءته.',
  tooManyPixels: `الصورة أكبر من المسموح. الحد الأقصى ${IMAGE_MAX_MEGAPIXELS} ميغابكسل.`,
  tooManyFiles: (p) => `عدد الملفات أكبر من المسموح. الحد الأقصى ${p.max ?? 1}.`,
  tooManyRows: `لا تتسع الورقة لأكثر من ${SHEET_ROWS_MAX} صف. ضيّق التصفية أو صدّر بصيغة CSV.`,
  importProtected:
    'هذا الملف محميّ بكلمة مرور أو محفوظ بصيغة ‎.xls القديمة. احفظه بصيغة ‎.xlsx بلا كلمة مرور، أو بصيغة CSV.',
  importMacros: 'في هذا الملف وحدات ماكرو. احفظه بصيغة ‎.xlsx أو CSV.',
  importMergedCells: (p) =>
    `الخلايا ${p.label ?? ''} مدموجة، فلا يُعرف أي الصفوف تخصّها. ألغِ دمجها واملأ كل صف.`,
  importTooManyRows: `لا يزيد الملف على ${IMPORT_ROWS_MAX} صف. قسّمه إلى ملفات أصغر.`,
  importTooManyColumns: `لا يزيد الملف على ${IMPORT_COLUMNS_MAX} عمود.`,
  importNotATable:
    'لا جدول في هذا الملف. في الصف الأول العناوين، وكل صف بعده سجلّ؛ ويمكن قراءة ملفات Excel ‏(‎.xlsx) وCSV.',
  importDamaged: 'الملف تالف وتعذّرت قراءته. افتحه في Excel واحفظه من جديد.',
  importEncoding: 'تعذّرت قراءة حروف هذا الملف النصي. احفظه بصيغة ‎.xlsx، أو بصيغة CSV بترميز UTF-8.',
  importExpands: 'محتوى هذا الملف أكبر بكثير من حجمه، ولم يُفتح. احفظ الورقة وحدها في ملف جديد.',
  importNothing: 'لا شيء في هذا الملف يغيّر أي وحدة.',
  templateIsPdf: 'هذا ملف PDF. لا يُملأ إلا ملف Word ‏(‎.docx): اطلبه ممن كتبه.',
  templateNotWord: 'هذا ليس مستند Word. احفظه بصيغة ‎.docx، وهي الصيغة المعتادة في Word و Google Docs.',
  templateLocked: 'الملف محمي بكلمة مرور أو بصيغة ‎.doc القديمة. احفظه بصيغة ‎.docx بلا كلمة مرور.',
  templateMacros: 'في الملف وحدات ماكرو. احفظه بصيغة ‎.docx بلا ماكرو.',
  templateOutside: (p) =>
    `يأخذ الملف محتوى من خارجه${p.label ? `: ${p.label}` : ''}. ضع المحتوى في المستند نفسه ثم ارفعه من جديد.`,
  templateEmbeds: 'في المستند ملف آخر مضمَّن. احذفه، أو ضع صورته مكانه.',
  templateExpands: 'محتوى هذا الملف أكبر بكثير من حجمه، ولم يُفتح. احفظ نصّه في مستند جديد.',
  templateDamaged: 'الملف تالف وتعذّرت قراءته. افتحه في Word واحفظه من جديد.',
  templateNotReady: 'في هذه النسخة حقول غير معروفة. صحّحها في Word وارفع الملف من جديد.',
  contractGaps: 'ينقص شيء مما يذكره العقد. أدخله أولًا، أو اطبع مسودة بفراغات.',
  unknownReference: 'أحد العناصر المشار إليها لم يعد موجودًا.',
  triesUsed: 'محاولات خاطئة كثيرة. يعطيكم المكتب رابطًا آخر.',
  tooManyRequests: (p) =>
    p.seconds === undefined
      ? 'محاولات كثيرة. انتظر قليلًا ثم أعد المحاولة.'
      : `محاولات كثيرة. أعد المحاولة بعد ${waitAr(p.seconds)}.`,
  internal: 'حدث خطأ في الخادم.',
  unavailable: 'الخدمة غير متاحة الآن. أعد المحاولة بعد قليل.',
  overloaded: 'الخدمة مشغولة الآن. أعد المحاولة بعد قليل.',
  insufficientStorage: 'امتلأ قرص الخادم. لم يُحفظ شيء، والقراءة ما زالت تعمل.',
};

export function errorMessage(code: ErrorCode, lang: Lang, params: ErrorParams = {}): string {
  const text = (lang === 'ar' ? ar : en)[code];
  return typeof text === 'string' ? text : text(params);
}

export { fieldMessage, issueMessage } from './field-issues.ts';
