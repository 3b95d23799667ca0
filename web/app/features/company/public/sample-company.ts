import { readCompany } from '@diyar/contract/readers/company';
import { SAMPLE } from './sample-record.ts';

export const sampleCompany = () => readCompany(SAMPLE.company);
