import type { Bilingual } from '../types.ts';

const pairs = (text: string): Bilingual[] =>
  text
    .trim()
    .split('\n')
    .flatMap((line) => line.split(','))
    .map((pair) => {
      const [ar = '', en = ''] = pair.trim().split('=');
      return { ar, en };
    });

export const firstNames = pairs(`
أحمد=Ahmad,محمد=Mohammad,خالد=Khaled,عمر=Omar,يوسف=Yousef,إبراهيم=Ibrahim,سامر=Samer,رامي=Rami,فادي=Fadi,طارق=Tareq
نادر=Nader,باسم=Basem,هاني=Hani,زياد=Ziad,جمال=Jamal,عصام=Issam,مهند=Muhannad,أنس=Anas,معاذ=Muath,نضال=Nidal
سمير=Samir,جورج=George,إلياس=Elias,وسام=Wissam,شادي=Shadi,لؤي=Luay,بشار=Bashar,كمال=Kamal,عدنان=Adnan,صلاح=Salah
رنا=Rana,ليلى=Laila,سناء=Sanaa,هدى=Huda,منى=Mona,ريم=Reem,دانا=Dana,لينا=Lina,سلمى=Salma,نور=Nour
هبة=Hiba,آلاء=Alaa,إيمان=Iman,رولا=Rula,سمر=Samar,عبير=Abeer,غادة=Ghada,تالا=Tala,ياسمين=Yasmin,ديما=Dima
فرح=Farah,لمى=Lama,مريم=Maryam,نادين=Nadine,سوسن=Sawsan,أمل=Amal,جود=Joud,شهد=Shahd,ميساء=Maysa,روان=Rawan`);

/** Invented families; none of them is meant to be anybody's. */
export const families = pairs(`
الكرمي=Al-Karmi,بدران=Badran,الريماوي=Rimawi,سرحان=Sarhan,العموري=Amouri,حجّاوي=Hijjawi,دراغمة=Daraghmeh,الشامي=Shami
عورتاني=Awartani,ناصيف=Nassif,قطينة=Qutaineh,زعرور=Zaarour,الحلبي=Halabi,مشعل=Mashal,عليان=Olayan,دجاني=Dajani
قسيس=Qassis,فرحات=Farhat,المغربي=Maghribi,سعادة=Saadeh,الديك=Al-Deek,عابد=Abed,برهم=Barham,طوقان=Touqan
حمايل=Hamayel,شاهين=Shaheen,البرغوثي=Barghouti,عطاري=Attari,مرار=Marar,الزبن=Zaben,كنعان=Kanaan,رحّال=Rahhal
صوالحة=Sawalha,العزّة=Azzeh,خوري=Khoury,نزال=Nazzal,سلامة=Salameh,الطويل=Tawil,عيّاد=Ayyad,منصور=Mansour
جبران=Jubran,حوراني=Hourani,أبو الهدى=Abu Al-Huda,أبو شرخ=Abu Sharkh,الجعبة=Jubeh,هريش=Hraish,معالي=Maali,لدادوة=Ladadweh`);

export const banks: readonly Bilingual[] = [
  { ar: 'بنك السهل', en: 'Sahel Bank' },
  { ar: 'بنك الكرمل', en: 'Karmel Bank' },
  { ar: 'بنك الزيتونة', en: 'Zaytouna Bank' },
  { ar: 'البنك الأهلي المتحد للبناء', en: 'United Building Bank' },
];
