import { z } from 'zod';
import { Brand, BrandInput, LogoParams, Manifest, SiteBrand } from '../brand.ts';
import { LANGS } from '../rules/language.ts';
import { calls } from './call.ts';

export const brandCalls = calls({
  'GET /brand': {
    access: 'public',
    cacheable: true,
    summary: 'Name, logo, colour and texts of the company',
    answer: SiteBrand,
  },
  'GET /brand/manifest': {
    access: 'public',
    cacheable: true,
    summary: 'The web app manifest',
    query: z.object({ lang: z.enum(LANGS).catch('ar') }),
    answer: Manifest,
  },
  'GET /brand/{key}/{picture}': {
    access: 'public',
    withHead: true,
    summary: 'A picture that is made from a logo',
    params: LogoParams,
    /** Of the band below a shared logo; it makes another address of another colour. */
    query: z.object({ accent: z.string().catch('') }),
    sends: { 200: ['image/webp', 'image/png'] },
  },
  'GET /admin/company/brand': {
    access: 'company',
    summary: 'The brand, as its form has it',
    answer: Brand,
    reads: ['company'],
  },
  'PUT /admin/company/brand': {
    access: 'company',
    summary: 'Save the brand',
    body: BrandInput,
    answer: Brand,
    askAgain: 'no',
    changes: ['company'],
  },
});
