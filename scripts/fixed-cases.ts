import fc from 'fast-check';

/**
 * Set-up of every test file: `npm test` tries the same random cases each time, so that a run tells about the change and
 * not about the day; `npm run test:long` draws new ones.
 */
if (process.env.LONG !== 'yes') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_116 });
