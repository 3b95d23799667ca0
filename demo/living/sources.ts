import type { Origin } from '@diyar/contract/rules/lead-channel';
import { addDays } from './calendar.ts';
import type { World } from './world.ts';

const NONE: Origin = {
  ...{ utmSource: '', utmMedium: '', utmCampaign: '', utmTerm: '', utmContent: '' },
  ...{ referrer: '', landing: '/' },
};

/** How somebody came to us: by a form, with what the visit told, or to the staff. */
export type Source = { origin: Origin } | { origin: null; channel: 'phone' | 'walk-in' | 'referral' };

/** Of the last campaign: three weeks of advertisements for an open house. */
const CAMPAIGN = { name: 'open-house', from: -46, to: -25 };

export const campaignDays = ({ today }: World): [from: string, to: string] => [
  addDays(today, CAMPAIGN.from),
  addDays(today, CAMPAIGN.to),
];

export function sourceOf({ chance }: World, landing: string): Source {
  const paid = (utmSource: string, utmMedium: string, campaigns: string[]): Source => ({
    origin: { ...NONE, utmSource, utmMedium, utmCampaign: chance.pick(campaigns), landing },
  });
  const from = (referrer: string): Source => ({ origin: { ...NONE, referrer, landing } });
  return chance.weighted<() => Source>([
    [() => paid('instagram', 'paid', ['homes-for-families', 'balconies', 'first-home']), 24],
    [() => paid('facebook', 'paid', ['homes-for-families', 'from-abroad']), 16],
    [() => paid('google', 'cpc', ['apartments-ramallah', 'offices-ramallah']), 12],
    [() => from('google.com'), 10],
    [() => from('instagram.com'), 6],
    [() => from(''), 12],
    [() => paid('whatsapp', 'share', ['']), 4],
    [() => paid('tiktok', 'paid', ['walk-through']), 4],
    [() => from('youtube.com'), 1],
    [() => ({ origin: null, channel: 'phone' }), 6],
    [() => ({ origin: null, channel: 'walk-in' }), 4],
    [() => ({ origin: null, channel: 'referral' }), 4],
  ])();
}

export const campaignSource = ({ chance }: World, landing: string): Source => ({
  origin: {
    ...NONE,
    ...{
      utmSource: chance.weighted([
        ['instagram', 7],
        ['facebook', 4],
        ['google', 2],
      ]),
      utmMedium: 'paid',
    },
    ...{ utmCampaign: CAMPAIGN.name, utmContent: chance.pick(['story', 'film', 'picture']), landing },
  },
});
