import { STORAGE_KEYS } from '@diyar/contract/limits';
import { readCompany } from '@diyar/contract/readers/company';
import { SAMPLE, storeSampleRecord } from './sample-record.ts';

export const sampleCompany = () => readCompany(SAMPLE.company);

/** The company of this browser's sample record, with the user's changes. */
export function storedSampleCompany() {
  storeSampleRecord();
  try {
    const stored = localStorage.getItem(STORAGE_KEYS.adminData);
    if (stored) return readCompany(Object(JSON.parse(stored)).company);
  } catch {
    // storage is unavailable or the record is not JSON: use the built-in one
  }
  return sampleCompany();
}
