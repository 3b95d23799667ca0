/** Where a message came from, as its form told it; all of it may be missing. */
export interface Origin {
  utmSource: string;
  utmMedium: string;
  utmCampaign: string;
  utmTerm: string;
  utmContent: string;
  /** The host of the page that linked to us, never its path. */
  referrer: string;
  /** The first page of the visit, without its query. */
  landing: string;
}

export const CHANNEL_MAX = 60;

/** Those that have a word in both languages; any other is as somebody or an advertisement wrote it. */
export const LEAD_CHANNELS = [
  'instagram',
  'facebook',
  'google',
  'whatsapp',
  'tiktok',
  'youtube',
  'x',
  'direct',
  'referral',
  'phone',
  'walk-in',
] as const;
export type LeadChannel = (typeof LEAD_CHANNELS)[number];

/** Hosts of one advertiser and the spellings of its utm_source. */
const KNOWN: readonly [string, RegExp][] = [
  ['instagram', /(^|\.)instagram\.com$|^(ig|insta|instagram)$/],
  ['facebook', /(^|\.)(facebook\.com|fb\.com|fb\.me|messenger\.com)$|^(fb|facebook|meta)$/],
  ['google', /(^|\.)google(\.[a-z]{2,3}){1,2}$|^(google|adwords|googleads)$/],
  ['whatsapp', /(^|\.)(whatsapp\.com|wa\.me)$|^(wa|whatsapp)$/],
  ['tiktok', /(^|\.)tiktok\.com$|^tiktok$/],
  ['youtube', /(^|\.)(youtube\.com|youtu\.be)$|^(yt|youtube)$/],
  ['x', /(^|\.)(twitter\.com|x\.com|t\.co)$|^(x|twitter)$/],
];

/** One word for where somebody came from: the advertisement's source, else the page that linked, else 'direct'. */
export function channelOf({ utmSource, referrer }: Pick<Origin, 'utmSource' | 'referrer'>): string {
  const typed = (utmSource || referrer)
    .trim()
    .toLowerCase()
    .replace(/^www\./, '');
  if (typed === '') return 'direct';
  const known = KNOWN.find(([, pattern]) => pattern.test(typed));
  return known ? known[0] : typed.slice(0, CHANNEL_MAX);
}
