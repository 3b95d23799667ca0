import type { Texts } from '../texts.ts';

/** The contact form of the home page (SPEC §2.4, §5, §8). */
export const en = {
  name: 'Full name',
  phone: 'Phone',
  email: 'E-mail',
  optional: '(optional)',
  message: 'Message',
  hint: 'Which project interests you, and when may we call?',
  send: 'Send message',
  sending: 'Sending…',
  sentButton: 'Sent',
  privacy: 'We use your number only to answer you.',
  invalid: 'Please check the marked fields, then send again.',
  invalidPhone: 'Please enter a valid phone number.',
  required: {
    name: 'Please enter your name.',
    message: 'Please write a message.',
    phone: 'Please enter a valid phone number.',
    email: 'Enter a valid email',
  },
  failed: 'Your message could not be sent.',
  kept: 'What you wrote is still here. Try again in a moment, or call us.',
  trap: 'Leave this field empty',
  sentTitle: 'Your message has arrived',
  sent: 'Thank you. We will call you back within one working day.',
};

export const ar: Texts<typeof en> = {
  name: 'الاسم الكامل',
  phone: 'رقم الهاتف',
  email: 'البريد الإلكتروني',
  optional: '(اختياري)',
  message: 'رسالتك',
  hint: 'أخبرنا بالمشروع الذي يهمّك والوقت الأنسب للاتصال.',
  send: 'أرسل الرسالة',
  sending: 'جارٍ الإرسال…',
  sentButton: 'أُرسلت',
  privacy: 'لا نستخدم رقمك إلا للردّ عليك.',
  invalid: 'يرجى إدخال بيانات صحيحة في الحقول المشار إليها ثم إعادة الإرسال.',
  invalidPhone: 'رقم الهاتف غير صحيح. أدخل سبعة أرقام على الأقل.',
  required: {
    name: 'أدخل اسمك.',
    message: 'اكتب رسالتك.',
    phone: 'رقم الهاتف غير صحيح. أدخل سبعة أرقام على الأقل.',
    email: 'أدخل بريدًا إلكترونيًا صحيحًا',
  },
  failed: 'تعذّر إرسال رسالتك.',
  kept: 'ما كتبته ما زال هنا. أعد المحاولة بعد قليل أو اتصل بنا.',
  trap: 'اترك هذا الحقل فارغًا',
  sentTitle: 'وصلتنا رسالتك',
  sent: 'شكرًا لك. نعاود الاتصال بك خلال يوم عمل.',
};
