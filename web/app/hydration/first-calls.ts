/**
 * Runs in the head of a page of the back office, before its style sheets: asks for the first data while the scripts
 * load. lib/api/first-answers.ts hands the answers to the calls that want them.
 * Compiled into the page as a string (`?script`), so it imports nothing.
 */
type Calls = { frame: string[]; screen: string[]; roles: string[] };

(() => {
  const html = document.documentElement;
  const clean = (text: string | null) => text?.replace(/^"|"$/g, '').trim() ?? '';
  const stored = (key: string) => {
    try {
      return clean(localStorage.getItem(key)) || clean(sessionStorage.getItem(key));
    } catch {
      return '';
    }
  };
  const token = stored('token');
  const isExpired = () => {
    try {
      const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
      return JSON.parse(atob(payload)).exp * 1000 <= Date.now();
    } catch {
      return false;
    }
  };
  const base = html.dataset.apiBase ?? '';
  // nobody is signed in, another server may not know these calls, or the boot script loads the page once more
  if (!token || isExpired() || !base.startsWith('/') || html.hidden) return;
  const text = document.getElementById('first-calls')?.textContent ?? '';
  const { frame, screen, roles }: Calls = JSON.parse(text);
  // the filters of a list are in its address; only the plain one is known here. Others would be refused.
  const isKnown = /^(\?lang=\w+)?$/.test(location.search) && roles.includes(stored('role'));
  const authorization = `Bearer ${token}`;
  const asked = new Map<string, object>();
  for (const path of isKnown ? [...frame, ...screen] : frame) {
    const url = new URL(`${base.replace(/\/+$/, '')}${path}`, location.href);
    url.searchParams.sort();
    const answer = fetch(url, {
      headers: { Accept: 'application/json', 'Accept-Language': html.lang, Authorization: authorization },
    });
    // a call that nobody wants is no error
    answer.catch(() => {});
    asked.set(url.href, { authorization, answer, at: performance.now() });
  }
  Object.assign(globalThis, { __firstCalls: asked });
})();

export {};
