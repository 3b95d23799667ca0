import type { Bilingual } from '../types.ts';

export const views = {
  tower: [
    { en: 'East, to the hills', ar: 'شرقًا على التلال' },
    { en: 'South, over the city', ar: 'جنوبًا على المدينة' },
    { en: 'Over the street', ar: 'على الشارع' },
    { en: 'Corner, two sides', ar: 'زاوية، جهتان' },
  ],
  gate: [
    { en: 'On the square', ar: 'على الساحة' },
    { en: 'Over Al-Irsal Street', ar: 'على شارع الإرسال' },
    { en: 'Corner, two sides', ar: 'زاوية، جهتان' },
  ],
  street: { en: 'Over the street', ar: 'على الشارع' },
} satisfies Record<string, Bilingual | Bilingual[]>;

const bedrooms: Record<number, Bilingual> = {
  1: { en: 'One bedroom', ar: 'غرفة نوم' },
  2: { en: 'Two bedrooms', ar: 'غرفتا نوم' },
  3: { en: 'Three bedrooms', ar: 'ثلاث غرف نوم' },
};

const ends: Bilingual[] = [
  { en: 'The balcony has sun until noon.', ar: 'شرفتها مشمسة حتى الظهر.' },
  { en: 'The kitchen has a window of its own.', ar: 'ولمطبخها نافذة.' },
  { en: 'The laundry has its own corner near the entrance.', ar: 'وللغسيل ركن قرب المدخل.' },
  { en: 'Quiet, on the side away from the street.', ar: 'هادئة، بعيدة عن الشارع.' },
  { en: 'Wardrobes are built into the corridor.', ar: 'وفي الممر خزائن حائط.' },
  { en: 'The living room is wide enough for a long table.', ar: 'وتتسع معيشتها لمائدة طويلة.' },
];

/** Words for a flat; neighbours get different ones. */
export function aboutHome(rooms: number, floor: number, index: number): Bilingual {
  const [room, end] = [bedrooms[rooms] as Bilingual, ends[index % ends.length] as Bilingual];
  return {
    en: `${room.en} on floor ${floor}. ${end.en}`,
    ar: `${room.ar} في الطابق ${floor}. ${end.ar}`,
  };
}

const uses: Bilingual[] = [
  { en: 'Room for a small team and a meeting table.', ar: 'متّسع لفريق صغير وطاولة اجتماعات.' },
  { en: 'Suits a clinic, a law office or an agency.', ar: 'يصلح عيادة أو مكتب محاماة أو وكالة.' },
  { en: 'It can be joined with the office next door.', ar: 'ويمكن ضمّه إلى المكتب المجاور.' },
];

export function aboutOffice(sizeSqm: number, index: number): Bilingual {
  const use = uses[index % uses.length] as Bilingual;
  return {
    en: `${sizeSqm} square metres with windows that open. ${use.en}`,
    ar: `${sizeSqm} مترًا مربعًا بنوافذ تُفتح. ${use.ar}`,
  };
}
