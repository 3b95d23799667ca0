import type { PrivateLink } from '@diyar/contract/files';
import { mediaUrl } from '@diyar/contract/rules/media';
import { browserSite } from '~/lib/site.ts';

/** A PDF or picture in a tab of its own; it is opened before the answer, because browsers block windows that no press opened. */
export async function openPrivate(link: () => Promise<Pick<PrivateLink, 'url'>>): Promise<void> {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  try {
    const { url } = await link();
    const address = mediaUrl(url, browserSite().apiBase);
    if (tab) tab.location.href = address;
    else location.assign(address);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

/** A file that the server sends as a download: the page stays. */
export async function downloadPrivate(link: () => Promise<Pick<PrivateLink, 'url'>>): Promise<void> {
  const { url } = await link();
  location.assign(mediaUrl(url, browserSite().apiBase));
}
