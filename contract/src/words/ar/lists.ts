import type { VoidReason, Word } from '../../rules/activity.ts';
import type { AgeingPart } from '../../rules/ageing.ts';
import type { DealStage, EndReason, UnitKind, UnitStatus } from '../../rules/deals.ts';
import type { LeadChannel } from '../../rules/lead-channel.ts';
import type { LeadStage, LostReason } from '../../rules/leads.ts';
import type { ChequeState, EntryKind, PaymentMethod } from '../../rules/ledger.ts';
import type { IdKind } from '../../rules/parties.ts';
import type { ProjectFactName } from '../../rules/project-facts.ts';
import type { ProjectStatus } from '../../rules/project-status.ts';
import type { Role } from '../../rules/roles.ts';
import type { ProjectType } from '../../rules/unit-figures.ts';
import type { ViewingStatus } from '../../rules/viewings.ts';
import * as deals from './deals.ts';
import * as general from './general.ts';
import * as money from './money.ts';
import * as people from './people.ts';
import * as projects from './projects.ts';
import * as units from './units.ts';

/** The closed lists of the domain. A code without its word does not compile. */

export const roles: Record<Role, string> = {
  SUPERADMIN: 'مدير عام',
  ADMIN: 'مدير',
  SALES: deals.sales,
  ACCOUNTANT: 'المحاسبة',
  LACASA: 'مدير عمارة',
};

export const projectStatuses: Record<ProjectStatus, string> = {
  featured: projects.featured,
  active: people.active,
  draft: projects.draft,
  archived: projects.archived,
};

export const projectFacts: Record<ProjectFactName, string> = {
  launchDate: 'تاريخ الإطلاق',
  handoverDate: 'تاريخ التسليم',
};

export const projectTypes: Record<ProjectType, string> = {
  residential: units.residential,
  commercial: units.commercial,
};

export const unitKinds: Record<UnitKind, string> = {
  apartment: units.apartment,
  office: units.office,
  shop: units.shop,
  villa: units.villa,
  parking: units.parking,
  storage: units.storage,
};

export const unitStatuses: Record<UnitStatus, string> = {
  available: units.free,
  held: units.held,
  reserved: units.reserved,
  sold: units.sold,
  withdrawn: units.withdrawn,
};

export const dealStages: Record<DealStage, string> = {
  held: units.held,
  reserved: units.reserved,
  sold: units.sold,
  expired: deals.ended,
  cancelled: deals.cancelled,
};

/** As a part of a sentence or a line. */
export const dealStagesInText: Record<DealStage, string> = {
  held: units.heldInText,
  reserved: units.reserved,
  sold: units.soldInText,
  expired: deals.ended,
  cancelled: deals.cancelled,
};

export const endReasons: Record<EndReason, string> = {
  buyerWithdrew: 'تراجع المشتري',
  noFinancing: 'تعذّر التمويل',
  anotherUnit: 'انتقل إلى وحدة أخرى',
  duplicate: 'أُدخلت مرتين',
  mistake: 'أُدخلت خطأً',
  other: general.anotherReason,
};

/** Why another step voided an entry. */
export const voidReasons: Record<VoidReason, string> = {
  dealCancelled: deals.theDealWasCancelled,
  priceChanged: deals.thePriceWasChanged,
  paymentRecorded: deals.aPaymentWasRecorded,
  markTakenBack: money.markTakenBack,
  dealReopened: deals.theDealWasOpenedAgain,
  dayChanged: deals.theDayOfTheDealWasChanged,
};

export const entryKinds: Record<EntryKind, string> = {
  charge: 'مطلوب',
  discount: money.discountInText,
  payment: 'دفعة',
  opening: money.openingBalance,
  stated: 'مدفوع كما كُتب',
  refund: 'ردّ',
  writeOff: money.writtenOff,
};

export const paymentMethods: Record<PaymentMethod, string> = {
  cash: money.cash,
  transfer: money.transfer,
  cheque: money.cheque,
};

export const ageingParts: Record<AgeingPart, string> = {
  notDue: 'لم يستحق بعد',
  waits: 'ينتظر مرحلة إنشاء',
  late30: 'متأخر 1 إلى 30 يومًا',
  late60: 'من 31 إلى 60 يومًا',
  late90: 'من 61 إلى 90 يومًا',
  older: 'فوق 90 يومًا',
  withoutPlan: 'بلا خطة دفع',
  beyond: 'خارج الخطة',
  cancelled: 'صفقات ملغاة',
};

export const chequeStates: Record<ChequeState, string> = {
  drawer: money.inTheDrawer,
  deposited: money.atTheBank,
  cleared: money.cleared,
  returned: money.returned,
  replaced: money.replaced,
  endorsed: money.passedOn,
  givenBack: money.givenBack,
};

/** As a part of a sentence or a line. */
export const chequeStatesInText: Record<ChequeState, string> = {
  drawer: money.inTheDrawerInText,
  deposited: money.atTheBankInText,
  cleared: money.clearedInText,
  returned: money.returnedInText,
  replaced: money.replacedInText,
  endorsed: money.passedOnInText,
  givenBack: money.givenBackInText,
};

export const leadStages: Record<LeadStage, string> = {
  new: 'جديد',
  contacted: 'تم التواصل',
  viewing: people.viewing,
  offer: 'عرض',
  won: deals.won,
  lost: 'لم يكتمل',
};

/** Where a lead came from. */
export const leadChannels: Record<LeadChannel, string> = {
  instagram: projects.instagram,
  facebook: projects.facebook,
  google: 'غوغل',
  whatsapp: people.whatsApp,
  tiktok: 'تيك توك',
  youtube: 'يوتيوب',
  x: 'إكس',
  direct: 'مباشرة',
  referral: 'توصية',
  phone: 'اتصال هاتفي',
  'walk-in': 'زيارة المكتب',
};

/** Why a lead was closed without a deal. */
export const idKinds: Record<IdKind, string> = {
  national: 'هوية',
  passport: 'جواز سفر',
  company: 'سجل شركة',
};

export const lostReasons: Record<LostReason, string> = {
  budget: 'فوق الميزانية',
  elsewhere: 'الشراء من غيرنا',
  noAnswer: 'لا جواب',
  location: 'الموقع أو المساحة',
  notNow: general.notNow,
  mistake: 'عدم الجدّية أو رقم خاطئ',
  other: general.anotherReason,
  before: 'سؤال سبق بدء سجلات العملاء',
};

export const viewingStatuses: Record<ViewingStatus, string> = {
  planned: 'مؤكّدة',
  done: general.stepDone,
  noShow: 'بلا حضور',
  cancelled: deals.cancelled,
};

export const quoteStates: Record<Word<'quoteState'>, string> = {
  open: 'سارٍ',
  ended: 'منتهٍ',
  accepted: 'مقبول',
  withdrawn: 'مسحوب',
};
