import { configure } from '@testing-library/react';

/** Set-up of tests that press: what a document without a layout does not have, and time on a busy machine. */
Element.prototype.scrollIntoView ??= () => {};
configure({ asyncUtilTimeout: 15_000 });
