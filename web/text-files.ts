import type { Plugin } from 'vite';

const ID = 'virtual:admin-text-files';
const DICTIONARY = /\/app\/i18n\/admin\/(ar|en)\.ts$/;

/**
 * `import files from 'virtual:admin-text-files'` in the pages of the server: the file of the back office's texts in each
 * language, so that a page can load it together with its scripts. The browser's files are built first.
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
        const lang = file.type === 'chunk' && DICTIONARY.exec(file.facadeModuleId ?? '')?.[1];
        if (lang) files[lang] = file.fileName;
      }
    },
  };
}
