import type { Texts } from '../texts.ts';

/** Describes what this site does with personal data. Change it when the site changes. */
export const en = {
  title: 'Privacy',
  lead: 'We keep as little about you as we can, and use it only to answer you.',
  sections: [
    {
      title: 'What you send us',
      text: [
        'When you write to us or ask for a viewing, we store your name, your phone number, your e-mail address if you give one, your message, the day that suits you if you name one, and the project or unit you were looking at.',
        'With it goes how you found us: the advertisement or the site that led you here, and the first page you opened.',
        'Our sales team reads it to call you back. We do not use it for advertising and we do not pass it on.',
      ],
    },
    {
      title: 'What the site remembers on your device',
      text: [
        'Your choice of language (in local storage and one cookie, both named lang_v2) and of light or dark theme. They stay on your device and identify nobody.',
        'What you type into a form stays in the open tab until you send it or close the tab, so that a reload takes nothing away.',
        'How you found us also stays in the open tab. It is sent only with a message of yours.',
        'People who work with us and sign in also get a sign-in token, kept until they sign out or it expires.',
        'There are no advertising or analytics cookies.',
      ],
    },
    {
      title: 'What the server writes down',
      text: [
        'Like every web server, ours notes the address, time and page of a request to keep the site running and to stop abuse. These notes are deleted regularly.',
      ],
    },
    {
      title: 'Maps',
      text: [
        'Maps come from Google and load only when you reach or open one. From then on Google’s own privacy policy applies to that map.',
      ],
    },
    {
      title: 'How long we keep it',
      text: [
        'Messages are kept while we are in contact with you and as long as the law asks for. Ask us to delete yours at any time, and we will.',
      ],
    },
    {
      title: 'Your rights',
      text: [
        'You may ask what we hold about you, have it corrected or have it deleted. Write or call; a name and phone number are enough.',
      ],
    },
  ],
};

export const ar: Texts<typeof en> = {
  title: 'سياسة الخصوصية',
  lead: 'نحتفظ بأقل ما يمكن من بياناتك، ولا نستخدمها إلا للردّ عليك.',
  sections: [
    {
      title: 'ما ترسله إلينا',
      text: [
        'حين تكتب إلينا أو تطلب زيارة نحفظ اسمك ورقم هاتفك، وبريدك الإلكتروني إن كتبته، ورسالتك، واليوم الذي يناسبك إن ذكرته، والمشروع أو الوحدة التي كنت تشاهدها.',
        'ويصلنا معها كيف وجدتنا: الإعلان أو الموقع الذي قادك إلينا، وأول صفحة فتحتها.',
        'يقرأها فريق المبيعات ليتصل بك. لا نستخدمها في الإعلان ولا نعطيها لأحد.',
      ],
    },
    {
      title: 'ما يتذكّره الموقع على جهازك',
      text: [
        'اختيارك للغة (في التخزين المحلي وفي ملف ارتباط واحد، واسم كليهما lang_v2) وللمظهر الفاتح أو الداكن. تبقى على جهازك ولا تدلّ على أحد.',
        'وما تكتبه في النموذج يبقى في التبويب المفتوح إلى أن ترسله أو تغلق التبويب، فلا يضيع إن أعدت تحميل الصفحة.',
        'ويبقى في التبويب أيضًا كيف وجدتنا، ولا يُرسل إلا مع رسالة منك.',
        'ومن يعمل معنا ويسجّل الدخول يُحفظ له أيضًا رمز دخول إلى أن يخرج أو تنتهي مدته.',
        'لا نستعمل ملفات ارتباط للإعلان أو لتتبّع الزيارات.',
      ],
    },
    {
      title: 'ما يسجّله الخادم',
      text: [
        'كما في كل خادم، يسجّل خادمنا عنوان الطلب ووقته وصفحته ليبقى الموقع عاملًا ولنمنع إساءة الاستخدام. وتُحذف هذه السجلات بانتظام.',
      ],
    },
    {
      title: 'الخرائط',
      text: [
        'الخرائط من Google، ولا تُحمّل إلا حين تصل إليها أو تفتحها. ومنذ ذلك الحين تسري على الخريطة سياسة خصوصية Google.',
      ],
    },
    {
      title: 'مدة الحفظ',
      text: ['نحفظ الرسائل ما دمنا على تواصل معك وبقدر ما يطلبه القانون. اطلب حذف رسائلك متى شئت ونحذفها.'],
    },
    {
      title: 'حقوقك',
      text: [
        'من حقك أن تعرف ما نحفظه عنك وأن تطلب تصحيحه أو حذفه. اكتب لنا أو اتصل بنا، ويكفينا الاسم ورقم الهاتف.',
      ],
    },
  ],
};
