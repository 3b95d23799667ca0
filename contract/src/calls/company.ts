import { Company, CompanyInput, SavedCompany } from '../company.ts';
import { CompanyHours } from '../company-hours.ts';
import { calls } from './call.ts';

const CHANGES = ['company'] as const;

export const companyCalls = calls({
  'GET /company': {
    access: 'public',
    cacheable: true,
    summary: 'The company profile',
    answer: Company,
  },
  'PUT /company': {
    access: 'company',
    bodyLimit: 256 * 1024,
    summary: 'Save the company profile',
    body: CompanyInput,
    answer: SavedCompany,
    askAgain: 'no',
    changes: CHANGES,
  },
  'GET /admin/company/hours': {
    // whoever plans viewings needs them
    access: 'leads',
    summary: 'When the company is open',
    answer: CompanyHours,
    reads: ['company'],
  },
  'PUT /admin/company/hours': {
    access: 'company',
    summary: 'Save when the company is open',
    body: CompanyHours,
    answer: CompanyHours,
    askAgain: 'no',
    changes: CHANGES,
  },
});
