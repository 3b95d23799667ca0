import { STORAGE_KEYS } from '@diyar/contract/limits';
import { readCompany } from '@diyar/contract/readers/company';
import { SAMPLE, storeSampleRecord } from './sample-record.ts';

export const sampleCompany = () => readCompany(SAMPLE.company);

/** The company of this browser's record; what someone changed in it counts. */
export function storedSampleCompany() {
  storeSampleRecord();
  try {
    const stored = localStorage.getItem(STORAGE_KEYS.adminData);
    if (stored) return readCompany(Object(JSON.parse(stored)).company);
  } catch {
    // storage refused or the record is no JSON: the built-in one does
  }
  return sampleCompany();
}
