import type { LimitKind } from '@diyar/contract/rules/role-limits';
import * as arWords from '@diyar/contract/words/ar';
import * as words from '@diyar/contract/words/en';
import { isolate } from '../../../i18n/isolate.ts';
import { plural } from '../../../i18n/plural.ts';
import type { Texts } from '../../../i18n/texts.ts';

const kinds: Record<LimitKind, string> = {
  belowList: 'Below list',
  refund: 'Refund per deal',
  writeOff: 'Write-off per deal',
  holdHours: words.hold,
  holdExtensions: 'Extensions',
};

/** How far roles and users may go alone. */
export const en = {
  title: 'Limits',
  loadFailed: 'Failed to load the limits',
  perRole: 'Per role',
  emptyIsNone: 'empty = no limit, 0 = never',
  perUser: 'Where a person differs',
  nobody: 'Nobody: everybody has the limits of their role.',
  role: words.role,
  person: words.person,
  kinds,
  units: { belowList: '%', holdHours: 'h', holdExtensions: '×' },
  fieldOf: (kind: string, name: string, currency: string) =>
    `${kind}: ${isolate(name)}${currency && `, ${currency}`}`,
  noLimit: 'no limit',
  noRight: 'no right',
  since: (role: string, day: string) => `${role}, since ${isolate(day)}`,
  backToRole: (name: string) => `Back to the role: ${isolate(name)}`,
  add: 'Add a person',
  howItCounts: 'How it counts',
  counts: {
    below:
      'Below list: the list prices of all units of the deal together, less its price after every discount.',
    unlike: 'Another currency than the list’s, or no list price: counts as beyond.',
    amounts: 'Refunds and write-offs: all of one deal together, each currency by itself.',
    raising: 'Whatever raises what is to be paid never asks.',
    fromNow: 'A new limit counts from now on; earlier deals stay.',
  },
  changes: (count: number) => plural('en', count, { one: '# change', other: '# changes' }),
  blocked: 'A field is not a number, or too large',
  save: 'Save limits',
  saved: 'Limits saved',
};

const arKinds: Record<LimitKind, string> = {
  belowList: 'تحت المعلن',
  refund: 'رد في الصفقة',
  writeOff: 'مشطوب في الصفقة',
  holdHours: 'حجز مؤقت',
  holdExtensions: 'تمديدات',
};

export const ar: Texts<typeof en> = {
  title: 'السقوف',
  loadFailed: 'تعذّر تحميل السقوف',
  perRole: 'حسب الدور',
  emptyIsNone: 'فارغ = بلا سقف، 0 = ممنوع',
  perUser: 'استثناءات الأشخاص',
  nobody: 'لا استثناءات: لكل شخص سقوف دوره.',
  role: arWords.role,
  person: arWords.person,
  kinds: arKinds,
  units: { belowList: '%', holdHours: 'ساعة', holdExtensions: '×' },
  fieldOf: (kind, name, currency) => `${kind}: ${isolate(name)}${currency && `، ${isolate(currency)}`}`,
  noLimit: 'بلا سقف',
  noRight: 'بلا صلاحية',
  since: (role, day) => `${role}، منذ ${isolate(day)}`,
  backToRole: (name) => `العودة إلى سقوف الدور: ${isolate(name)}`,
  add: 'إضافة شخص',
  howItCounts: 'كيف يُحسب',
  counts: {
    below: 'تحت المعلن: الأسعار المعلنة لكل وحدات الصفقة معًا، ناقص الثمن بعد كل خصم.',
    unlike: 'عملة غير عملة السعر المعلن، أو بلا سعر معلن: يُعدّ فوق السقف.',
    amounts: 'الرد والمشطوب: مجموع ما في الصفقة، كل عملة بمفردها.',
    raising: 'ما يرفع المطلوب لا يُسأل عنه.',
    fromNow: 'السقف الجديد من الآن فصاعدًا، وما سبق يبقى.',
  },
  changes: (count) =>
    plural('ar', count, {
      one: 'تغيير واحد',
      two: 'تغييران',
      few: '# تغييرات',
      many: '# تغييرًا',
      other: '# تغيير',
    }),
  blocked: 'في أحد الحقول ما ليس رقمًا أو رقم أكبر من المسموح',
  save: 'حفظ السقوف',
  saved: 'حُفظت السقوف',
};
