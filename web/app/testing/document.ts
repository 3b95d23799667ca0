/** Set-up of tests that press: what a document without a layout does not have. */
Element.prototype.scrollIntoView ??= () => {};
