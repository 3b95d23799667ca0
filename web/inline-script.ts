import { readFile } from 'node:fs/promises';
import { minify, type Plugin, transformWithOxc } from 'vite';

const QUERY = '?script';

/**
 * `import code from './boot.ts?script'` yields the file as a string of minified JavaScript, to be inlined
 * into the page. The file is a typed module of its own that imports nothing.
 */
export const inlineScript = (): Plugin => ({
  name: 'inline-script',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(QUERY)) return null;
    const file = id.slice(0, -QUERY.length);
    this.addWatchFile(file);
    const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false });
    const script = await minify('inline.js', code.replace(/^export \{\};?\s*$/m, ''), { module: false });
    // the bundler must see a string here, not JavaScript
    return { code: `export default ${JSON.stringify(script.code.trim())}`, moduleType: 'js' };
  },
});
