import type { Plugin } from 'vite';

const ID = 'virtual:text-files';
const DICTIONARY = /\/app\/i18n\/admin\/((?:ar|en)\/\w+)\.ts$/;

/**
 * `import files from 'virtual:text-files'` in the pages of the server: the files of the back office's texts by language and
 * group ('ar/first'), so that a page can load its texts together with its scripts. The browser's files are built first.
 */
export function textFiles(): Plugin {
  const files: Record<string, string> = {};
  return {
    name: 'text-files',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(files)}` : null),
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      for (const file of Object.values(bundle)) {
        const [, name] = (file.type === 'chunk' && DICTIONARY.exec(file.facadeModuleId ?? '')) || [];
        if (name) files[name] = file.fileName;
      }
    },
  };
}
