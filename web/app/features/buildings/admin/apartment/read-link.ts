import { objectOf, pickText } from '@diyar/contract/readers/pick';

/** GET …/contract returns a link, bare or under one of the usual names. */
export function readLink(data: unknown): string {
  const link =
    typeof data === 'string'
      ? data
      : pickText(objectOf(data), 'url', 'link', 'contractFileUrl', 'fileUrl', 'href');
  // only web addresses are opened
  if (!/^(https?:)?\//i.test(link)) throw new Error('The response contains no link');
  return link;
}
