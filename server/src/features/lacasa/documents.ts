import { type Files, signedLink } from '../files/service.ts';
import type { ContractLink } from './present.ts';

/** The links of the answers; what the file is, whoever opens it is told then. */
export const contractLinks =
  (files: Files): ContractLink =>
  (id) =>
    signedLink(files, { id, mimeType: '' }).url;
