/**
 * The tests of a process sign in a thousand times, and make five users for each of two hundred apps. The cost of a
 * hash is what makes it safe, and the largest part of that time; so hashes of tests cost nearly nothing. Processes that
 * tests start have the real ones (main.test.ts looks at one).
 */
import { createRequire } from 'node:module';
import type * as Argon2 from '@node-rs/argon2';

const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2;

export const { verify } = argon2;
export const hash: typeof Argon2.hash = (password) => argon2.hash(password, { memoryCost: 8, timeCost: 1 });
