import type { Grant, Right, RightGroup } from '@diyar/contract/rules/rights';
import * as arWords from '@diyar/contract/words/ar';
import * as words from '@diyar/contract/words/en';
import { plural } from '../../../i18n/plural.ts';
import type { Texts } from '../../../i18n/texts.ts';

const groups: Record<RightGroup, string> = {
  talk: 'Talk and leads',
  persons: words.persons,
  selling: 'Selling',
  money: words.money,
  site: words.site,
  administration: words.administration,
};

const grants: Record<Grant, string> = {
  yes: words.yes,
  limited: 'Within limit',
  sees: 'Sees',
  given: 'Given buildings',
  own: 'Own only',
  two: 'Two together',
  no: words.no,
};

const names: Record<Right, string> = {
  dashboard: 'Start page',
  messages: 'Read messages',
  answers: 'Mark messages read and answered',
  messageRemoval: 'Delete messages and bring them back',
  messageExport: 'Export messages',
  leads: 'Leads, viewings, calendar',
  leadAssignment: 'Assign leads to others',
  answerTemplates: 'Edit prepared answers',
  persons: 'Open persons',
  personMerging: 'Merge persons and part them',
  personErasure: 'Take out all about a person, or erase them',
  buildings: 'Floors, prices, plans and quotes',
  selling: 'Quote, hold, reserve, give discounts',
  othersHolds: 'Release a colleague’s hold',
  dealClosing: 'Sell, cancel and reopen a deal',
  contracts: 'Buyers’ papers, transfers, contracts',
  sold: 'Sold apartments and their contracts',
  soldRecords: 'Record sold apartments by hand',
  lacasa: 'The LaCasa pages',
  lacasaRestore: 'Undo a removal in LaCasa',
  money: 'Paid and outstanding; payments, cheques, receipts',
  tills: 'Count and close tills',
  terms: 'Plans, fees, the day of a deal',
  refunds: 'Refund and write off',
  movingIn: 'Bring in running deals, end moving in',
  insights: words.insights,
  monthClosing: 'Close a month',
  projects: 'Projects, units, texts',
  contractTemplates: 'Templates of contracts',
  files: 'Upload pictures and films',
  company: 'Company and opening hours',
  hero: 'Pictures of the home page',
  users: 'Users, rights, limits',
  ownerRole: 'Make somebody superadmin',
  audit: 'Activity log and sign-ins',
  secretAddresses: words.secretLinks,
  trash: words.trash,
  wholeTrash: 'Trash of everybody',
  operations: 'System and backups',
};

/** 'Who may do what', from the table of rights. */
export const en = {
  title: words.rightsAndLimits,
  intro:
    'What each role may do. The product itself reads this table: menu, find, exports, live updates and every call.',
  people: (count: number) => plural('en', count, { one: '# person', other: '# people' }),
  table: 'Who may do what',
  may: 'May',
  print: words.print,
  groups,
  grants,
  names,
  company: 'whole company',
  bound: 'Bound to buildings',
  boundNote:
    'Anybody but a superadmin can be bound to buildings, on the users page. Then each ‘yes’ above means ‘in those buildings’: names, phones and counts come only from them. What is marked ‘whole company’ they may not do at all.',
  nobodyBound: 'Nobody is bound to buildings.',
  noBuilding: 'No building',
};

const arGroups: Record<RightGroup, string> = {
  talk: 'التواصل والعملاء',
  persons: arWords.persons,
  selling: 'البيع',
  money: arWords.money,
  site: arWords.site,
  administration: arWords.administration,
};

const arGrants: Record<Grant, string> = {
  yes: arWords.yes,
  limited: 'ضمن السقف',
  sees: 'اطلاع',
  given: 'العمارات المسندة',
  own: 'الشخصي فقط',
  two: 'اثنان معًا',
  no: arWords.no,
};

const arNames: Record<Right, string> = {
  dashboard: 'صفحة البداية',
  messages: 'قراءة الرسائل',
  answers: 'تعليم الرسائل مقروءة ومُجابة',
  messageRemoval: 'حذف الرسائل وإعادتها',
  messageExport: 'تنزيل الرسائل في ملف',
  leads: 'العملاء المحتملون والمعاينات والتقويم',
  leadAssignment: 'توزيع العملاء على الآخرين',
  answerTemplates: 'تحرير الردود الجاهزة',
  persons: 'فتح صفحات الأشخاص',
  personMerging: 'دمج الأشخاص وفصلهم',
  personErasure: 'إخراج كل ما يخص شخصًا، أو محوه نهائيًا',
  buildings: 'الطوابق والأسعار والخطط والعروض',
  selling: 'عرض سعر وحجز مؤقت وحجز وخصم',
  othersHolds: 'إلغاء حجز زميل',
  dealClosing: 'بيع وإلغاء وإعادة فتح',
  contracts: 'وثائق المشترين والتنازل والعقود',
  sold: 'الشقق المباعة وعقودها',
  soldRecords: 'تسجيل شقق مباعة يدويًا',
  lacasa: 'صفحات لاكاسا',
  lacasaRestore: 'التراجع عن حذف في لاكاسا',
  money: 'المدفوع والمتبقي؛ الدفعات والشيكات والسندات',
  terms: 'الخطط والرسوم ويوم الصفقة',
  refunds: 'رد المبالغ وشطبها',
  movingIn: 'إدخال الصفقات القائمة وإنهاء الانتقال',
  insights: arWords.insights,
  tills: 'عدّ الصناديق وإقفالها',
  monthClosing: 'إقفال الأشهر',
  projects: 'المشاريع والوحدات والنصوص',
  contractTemplates: 'قوالب العقود',
  files: 'رفع الصور والأفلام',
  company: 'الشركة وساعات الدوام',
  hero: 'صور الصفحة الرئيسية',
  users: 'المستخدمون والصلاحيات والسقوف',
  ownerRole: 'تعيين مدير عام',
  audit: 'سجل النشاط وعمليات الدخول',
  secretAddresses: arWords.secretLinks,
  trash: arWords.trash,
  wholeTrash: 'محذوفات الجميع',
  operations: 'النظام والنسخ الاحتياطية',
};

export const ar: Texts<typeof en> = {
  title: arWords.rightsAndLimits,
  intro: 'ما يجوز لكل دور. المنتج نفسه يقرأ هذا الجدول: القائمة والبحث والتصدير والتحديث المباشر وكل طلب.',
  people: (count) =>
    plural('ar', count, {
      zero: 'لا أحد',
      one: 'شخص واحد',
      two: 'شخصان',
      few: '# أشخاص',
      many: '# شخصًا',
      other: '# شخص',
    }),
  table: 'من يفعل ماذا',
  may: 'يجوز',
  print: arWords.print,
  groups: arGroups,
  grants: arGrants,
  names: arNames,
  company: 'الشركة كلها',
  bound: 'مقيّد بعمارات',
  boundNote:
    'كل دور عدا المدير العام يمكن تقييده بعمارات، من صفحة المستخدمين. عندها تعني «نعم» أعلاه «في تلك العمارات»: الأسماء والهواتف والأعداد منها وحدها. وما كُتب عنده «الشركة كلها» لا يجوز له إطلاقًا.',
  nobodyBound: 'لا أحد مقيّد بعمارات.',
  noBuilding: 'لا عمارة بعد',
};
