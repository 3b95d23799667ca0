import type { DemoMessage, UnitReference } from '../types.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

type Sender = Pick<DemoMessage, 'senderName' | 'phone' | 'email' | 'language'>;
type When = { minutesAgo: number; read: boolean };

const write = (sender: Sender, when: When, body: string, about: UnitReference | null): DemoMessage => ({
  ...sender,
  body,
  source: about ? 'viewing' : 'contact',
  about,
  ...when,
});

const contact = (sender: Sender, when: When, body: string) => write(sender, when, body, null);
const viewing = (sender: Sender, when: When, project: string, unit: string, body: string) =>
  write(sender, when, body, { project, unit });

const ar = (senderName: string, phone: string, email = ''): Sender => ({
  senderName,
  phone,
  email,
  language: 'ar',
});
const en = (senderName: string, phone: string, email = ''): Sender => ({
  senderName,
  phone,
  email,
  language: 'en',
});
const unread = (minutesAgo: number): When => ({ minutesAgo, read: false });
const read = (minutesAgo: number): When => ({ minutesAgo, read: true });

/** Newest first. Layan Samara and Omar Haddad use several spellings of one number. */
export const messages: DemoMessage[] = [
  viewing(
    en('Omar Haddad', '+970 56 010 7734'),
    unread(11),
    'city-gate-offices',
    'C-301',
    'Thank you for the plan. We are an engineering practice of ten and would like to see the corner office. Can two parking spaces be reserved with it?',
  ),
  contact(
    ar('هبة منصور', '+970 59 044 1920'),
    unread(38),
    'السلام عليكم، هل لديكم تقسيط مباشر من الشركة دون بنك؟ وكم تكون الدفعة الأولى؟',
  ),
  viewing(
    ar('ليان سمارة', '+970 59 012 4471'),
    unread(51),
    'olive-terraces',
    'B-202',
    'أرغب بمعاينة الشقة مع زوجي يوم الثلاثاء بعد الرابعة عصرًا. وهل يشمل السعر الموقف والمخزن؟',
  ),
  contact(
    en('Khaled Barghouti', '', 'k.barghouti@example.com'),
    unread(85),
    'Please send the brochure of Al-Bireh Heights to my e-mail. Thank you.',
  ),
  viewing(
    ar('محمود زيد', '0590330551'),
    unread(2 * HOUR + 40),
    'sunrise-villas',
    'V-2',
    'متى يبدأ البيع في فلل الشروق؟ أودّ زيارة الموقع مع والدي قبل ذلك إن أمكن.',
  ),
  viewing(
    en('Nadine Kassis', '+44 7700 900318', 'nadine.kassis@example.com'),
    unread(5 * HOUR + 5),
    'lacasa',
    'A-604',
    'I live in London and will be in Ramallah next month for two weeks. Could I see the apartment on the top floor, and is a power of attorney enough to sign?',
  ),
  contact(
    ar('دعاء الشريف', '+970 56 004 2267'),
    unread(DAY + HOUR),
    'شكرًا على حسن الاستقبال يوم الخميس. بانتظار عرض السعر النهائي للشقة في الطابق الخامس من مرتفعات البيرة.',
  ),
  viewing(
    en('Sami Khoury', '+1 312 555 0148'),
    unread(DAY + 5 * HOUR),
    'jasmine-court',
    'J-01',
    'My parents are in their seventies and we are looking for a home for them in Birzeit. Is this one really free of steps, from the street to the bedroom?',
  ),
  contact(
    ar('عبد الرحمن نزّال', '0590 771 206'),
    read(2 * DAY + 2 * HOUR),
    'هل يمكن تعديل التقسيمة الداخلية قبل التشطيب؟ نحتاج غرفة إضافية للدراسة.',
  ),
  contact(
    en('Omar Haddad', '056-010-7734'),
    read(2 * DAY + 6 * HOUR),
    'Following my call this morning: could you send me the plan of the 120 m² offices, with the position of the columns?',
  ),
  viewing(
    ar('د. نور الدين صالح', '00970590619083'),
    read(3 * DAY + HOUR),
    'city-gate-offices',
    'C-002',
    'هل يصلح المكتب الأرضي عيادة أسنان؟ أحتاج إلى تمديدات ماء وصرف في ثلاث غرف.',
  ),
  contact(
    ar('ميساء قاسم', '', 'maysa.qasem@example.com'),
    read(4 * DAY + 3 * HOUR),
    'تصاميمكم جميلة. هل تنوون العمل في نابلس؟',
  ),
  contact(
    ar('رامي عوض', '+970 59 018 6402'),
    read(5 * DAY + 2 * HOUR),
    'تم الاتفاق، سأمرّ على المكتب لتوقيع العقد ومعي صورة الهوية.',
  ),
  contact(
    ar('ليان سمارة', '0590124471'),
    read(6 * DAY + 9 * HOUR),
    'مساء الخير، هل بقيت شقق بغرفتي نوم في مدرّجات الزيتون؟ يهمّنا أن تكون الإطلالة مفتوحة.',
  ),
  viewing(
    en('Yara Shaheen', '+970 59 020 3385'),
    read(8 * DAY + 4 * HOUR),
    'al-bireh-heights',
    '3-04',
    'I work from home and need a fibre line and a quiet room. Would Saturday morning suit you for a visit?',
  ),
  contact(
    ar('فؤاد جرّار', '+962 7 0555 0172'),
    read(9 * DAY + 7 * HOUR),
    'أقيم في عمّان وأودّ الشراء بالتقسيط. هل تقبلون التحويل بالدينار الأردني؟',
  ),
  viewing(
    ar('أم أحمد', '0560118843'),
    read(11 * DAY + 2 * HOUR),
    'lacasa',
    'A-403',
    'يعطيكم العافية، أريد أن أرى الشقة مع ابنتي. وهل يصل المصعد إلى المخازن؟',
  ),
  contact(
    en('Hannah Odeh', '', 'hannah.odeh@example.com'),
    read(13 * DAY + 5 * HOUR),
    'Is the pool at Olive Terraces open all year, and is there a shallow part for small children?',
  ),
  viewing(
    ar('باسل نصّار', '+970 59 045 9931'),
    read(15 * DAY + 3 * HOUR),
    'olive-terraces',
    'C-001',
    'بعد شقتنا عندكم نبحث عن بيت أرضي لوالدتي، وهي تستخدم كرسيًا متحركًا. هل أبواب البيت والحمّام بعرض كافٍ؟',
  ),
  contact(
    ar('ليان سمارة', '٠٥٩٠١٢٤٤٧١'),
    read(18 * DAY + 6 * HOUR),
    'أبحث عن شقة في الطيرة بحدود 95 مترًا. أرجو التواصل معي بعد الرابعة عصرًا.',
  ),
  contact(
    en('George Sayegh', '+970 56 033 9071'),
    read(20 * DAY + 4 * HOUR),
    'I paid the last instalment for A-501 yesterday by bank transfer. Please confirm that it has arrived.',
  ),
  contact(
    en('Layan Samara', '00972590124471'),
    read(22 * DAY + 8 * HOUR),
    'Hello, do you have anything in Al-Tireh under 150,000 dollars?',
  ),
  viewing(
    ar('د. سهى الخالدي', '+970 56 033 1174'),
    read(24 * DAY + 3 * HOUR),
    'jasmine-court',
    'J-06',
    'أعجبني الحوش كثيرًا. هل يمكن أن نراه قرب المغرب؟ وهل يبقى السعر ثابتًا حتى التسليم؟',
  ),
  contact(
    en('Tariq Mansour', '+1 (773) 555-0192'),
    read(26 * DAY + 11 * HOUR),
    'I would like to buy in my daughter’s name. Which papers does she need to register an apartment with a foreign passport?',
  ),
  viewing(
    ar('شركة مسار للاستشارات', '+970 2 200 4410'),
    read(29 * DAY + 2 * HOUR),
    'city-gate-offices',
    'C-402',
    'نبحث عن مقرّ لثمانية عشر موظفًا. هل يمكن تقسيم المكتب إلى قسمين بمدخل واحد؟',
  ),
];
