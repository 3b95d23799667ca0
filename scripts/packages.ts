import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Locked = {
  version?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  link?: boolean;
};
type Package = Locked & { name: string; path: string };

/** Packages of production by the lockfile, which both the bundle and node_modules are made of; of every platform. */
export function productionPackages(root: string): Package[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  return Object.entries(lock.packages)
    .filter(
      ([path, { dev, devOptional, link }]) => path.includes('node_modules/') && !dev && !devOptional && !link,
    )
    .map(([path, locked]) => ({ ...locked, path, name: path.replace(/^.*node_modules\//, '') }))
    .sort((a, b) => a.name.localeCompare(b.name) || String(a.version).localeCompare(String(b.version)));
}

const purl = ({ name, version }: Package) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** A bill of materials as CycloneDX 1.6. The same lockfile gives the same file, but for the version of the product. */
export function sbomOf(root: string) {
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  const packages = productionPackages(root);
  const known = new Map(packages.map((one) => [purl(one), one]));
  const serial = createHash('sha256')
    .update([...known.keys(), own.version].join('\n'))
    .digest('hex');
  const uuid = serial.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuid}`,
    version: 1,
    metadata: {
      component: { type: 'application', name: own.name, version: own.version, 'bom-ref': own.name },
    },
    components: [...known].map(([ref, { name, version, license, integrity, optional }]) => ({
      type: 'library',
      'bom-ref': ref,
      name,
      version,
      purl: ref,
      scope: optional ? 'optional' : 'required',
      ...(license && {
        licenses: [/[ ()]/.test(license) ? { expression: license } : { license: { id: license } }],
      }),
      ...(integrity && {
        hashes: [
          {
            alg: 'SHA-512',
            content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex'),
          },
        ],
      }),
    })),
  };
}

const LICENCE = /^(licen[cs]e|copying|notice)(\.|-|$)/i;

function licenceTexts(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => LICENCE.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').trim());
}

/** The licences of what is delivered: every package with its licence, then each text once. */
export function noticeOf(root: string): string {
  const packages = productionPackages(root);
  const texts = new Map<string, string[]>();
  for (const { name, version, path } of packages)
    for (const text of licenceTexts(join(root, path)))
      texts.set(text, [...(texts.get(text) ?? []), `${name} ${version}`]);
  const list = packages.map(({ name, version, license }) => `${name} ${version}: ${license ?? 'see below'}`);
  const sections = [...texts].map(([text, names]) => `${'-'.repeat(80)}\n${names.join(', ')}\n\n${text}\n`);
  return [
    'Diyar contains the following packages. Those of other platforms are listed without their texts.\n',
    `${[...new Set(list)].join('\n')}\n`,
    ...sections,
  ].join('\n');
}
