/**
 * Node reads the package.json of drizzle-orm, 180 kB, again for every module that imports it or belongs to it, which is
 * two thirds of the time a process of the server takes to load. Processes of tests remember what they found.
 */
import { registerHooks } from 'node:module';
import './same-priority.mjs';

const PACKAGE = 'drizzle-orm';
const found = new Map<string, ReturnType<Parameters<typeof registerHooks>[0]['resolve'] & {}>>();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context;
    if (specifier.startsWith('.') && parentURL.includes(`/node_modules/${PACKAGE}/`))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    if (specifier !== PACKAGE && !specifier.startsWith(`${PACKAGE}/`)) return next(specifier, context);
    const known = found.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
    found.set(specifier, known);
    return known;
  },
});
