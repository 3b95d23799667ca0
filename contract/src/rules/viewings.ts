export const VIEWING_STATUSES = ['planned', 'done', 'noShow', 'cancelled'] as const;
export type ViewingStatus = (typeof VIEWING_STATUSES)[number];

/** When a visitor would like to come: a wish until staff plan it. */
export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** The hours that a part of the day stands for, to propose times within it. */
export const DAY_PART_HOURS: Record<DayPart, readonly [from: string, to: string]> = {
  morning: ['08:00', '12:00'],
  afternoon: ['12:00', '16:00'],
  evening: ['16:00', '21:00'],
};

export const VIEWING_MINUTES = [30, 45, 60, 90] as const;
export const VIEWING_MINUTES_DEFAULT = 45;
