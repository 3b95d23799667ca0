import type { Company } from '@diyar/contract/company';
import type { Services } from '~/services.server.ts';
import { sampleCompany } from './sample-company.ts';

/**
 * The company, or the sample one with `isSample` when it cannot be read, so that the footer never fails a
 * page.
 */
export async function readCompanyOrSample({
  reads,
  log,
}: Services): Promise<{ company: Company; isSample: boolean }> {
  try {
    return { company: await reads.company(), isSample: false };
  } catch (error) {
    log(error);
    return { company: sampleCompany(), isSample: true };
  }
}
