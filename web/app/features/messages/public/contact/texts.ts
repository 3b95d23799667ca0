import * as arWords from '@diyar/contract/words/ar';
import * as words from '@diyar/contract/words/en';
import type { Texts } from '../../../../i18n/texts.ts';

/** The contact form of the home page. */
export const en = {
  name: words.fullName,
  phone: words.visitorPhone,
  email: words.email,
  optional: words.optional,
  message: words.message,
  hint: 'Which project interests you, and when may we call?',
  tellMe: 'Tell me when it opens.',
  send: 'Send message',
  sending: words.sending,
  sentButton: 'Sent',
  privacy: 'We use your number only to answer you.',
  invalid: 'Please check the marked fields, then send again.',
  invalidPhone: words.wrongPhone,
  required: {
    name: 'Please enter your name.',
    message: 'Please write a message.',
    phone: words.wrongPhone,
    email: 'Enter a valid email',
  },
  failed: 'Your message could not be sent.',
  notCreated: 'Your message was not created on the server.',
  kept: 'What you wrote is still here. Try again in a moment, or call us.',
  trap: words.leaveThisFieldEmpty,
  sentTitle: 'Your message has arrived',
  sent: 'Thank you. We will call you back within one working day.',
};

export const ar: Texts<typeof en> = {
  name: arWords.fullName,
  phone: arWords.visitorPhone,
  email: arWords.email,
  optional: arWords.optional,
  message: 'رسالتك',
  hint: 'أخبرنا بالمشروع الذي يهمّك والوقت الأنسب للاتصال.',
  tellMe: 'أخبروني عند الافتتاح.',
  send: 'أرسل الرسالة',
  sending: arWords.sending,
  sentButton: 'أُرسلت',
  privacy: 'لا نستخدم رقمك إلا للردّ عليك.',
  invalid: 'يرجى إدخال بيانات صحيحة في الحقول المشار إليها ثم إعادة الإرسال.',
  invalidPhone: arWords.wrongPhone,
  required: {
    name: 'أدخل اسمك.',
    message: 'اكتب رسالتك.',
    phone: arWords.wrongPhone,
    email: 'أدخل بريدًا إلكترونيًا صحيحًا',
  },
  failed: 'تعذّر إرسال رسالتك.',
  notCreated: 'لم تُسجَّل رسالتك على الخادم.',
  kept: 'ما كتبته ما زال هنا. أعد المحاولة بعد قليل أو اتصل بنا.',
  trap: arWords.leaveThisFieldEmpty,
  sentTitle: 'وصلتنا رسالتك',
  sent: 'شكرًا لك. نعاود الاتصال بك خلال يوم عمل.',
};
