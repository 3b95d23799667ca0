import { z } from 'zod';
import { BuyerLink, BuyerLinks, GiveAllInput, ToldBuyerInput } from '../buyer-page.ts';
import { paramsOf, typedId } from '../fields.ts';
import { calls } from './call.ts';

const ofBuilding = z.object({ buildingId: typedId });

export const buyerPageCalls = calls({
  'GET /admin/deals/{id}/buyer-page': {
    access: 'money',
    summary: 'The page of a deal for its buyers: its link, when it was opened, what there is to tell',
    params: paramsOf.deal,
    answer: BuyerLink,
    reads: ['money', 'buildings', 'projects'],
  },
  'POST /admin/deals/{id}/buyer-page': {
    access: 'money',
    summary: 'Give the buyers of a deal the link to their page; doing it again changes nothing',
    params: paramsOf.deal,
    answer: BuyerLink,
    errors: ['noBuyerPage'],
    askAgain: 'no',
    changes: ['money'],
  },
  'POST /admin/deals/{id}/buyer-page/renew': {
    access: 'money',
    summary: 'Replace the link; the one before stops at once',
    params: paramsOf.deal,
    answer: BuyerLink,
    errors: ['noBuyerPage'],
    askAgain: 'no',
    changes: ['money'],
  },
  'POST /admin/deals/{id}/buyer-page/withdraw': {
    access: 'money',
    summary: 'Close the page at once, also where it is open',
    params: paramsOf.deal,
    answer: BuyerLink,
    askAgain: 'no',
    changes: ['money'],
  },
  'POST /admin/deals/{id}/buyer-page/told': {
    access: 'money',
    summary: 'The buyer was told of something',
    params: paramsOf.deal,
    body: ToldBuyerInput,
    answer: BuyerLink,
    askAgain: 'no',
    changes: ['money'],
  },
  'GET /admin/buildings/{buildingId}/buyer-pages': {
    access: 'money',
    summary: 'The links of all deals of a building, and what it would do to give those that are missing',
    params: ofBuilding,
    answer: BuyerLinks,
    reads: ['money', 'buildings'],
  },
  'POST /admin/buildings/{buildingId}/buyer-pages': {
    access: 'money',
    summary: 'Give every deal of a building its link, as it was shown',
    params: ofBuilding,
    body: GiveAllInput,
    answer: BuyerLinks,
    errors: ['stale'],
    askAgain: 'no',
    changes: ['money'],
  },
});
