import type { ErrorCode } from '@diyar/contract/errors';
import type { LogoPicture } from '@diyar/contract/rules/brand';
import type { VariantFormat } from '@diyar/contract/rules/media';

/** Decodes a picture, and re-encodes it to `cleaned`: upright, without metadata, in the same format. */
export interface InspectJob {
  kind: 'inspect';
  source: string;
  mimeType: string;
  cleaned: string | null;
}

export interface Inspected {
  width: number;
  height: number;
  animated: boolean;
  /** A blurred picture of a few hundred bytes, as a data URI. */
  placeholder: string;
  cleaned: { size: number; sha256: string } | null;
}

/** Smaller copies of a picture, each to its own path. */
export interface ResizeJob {
  kind: 'resize';
  source: string;
  outputs: { width: number; format: VariantFormat; path: string }[];
}

export interface Resized {
  /** The bytes of all widths together, by format. */
  sizes: Partial<Record<VariantFormat, number>>;
}

/** One picture that is made from a logo. */
export interface LogoJob {
  kind: 'logo';
  source: string;
  picture: LogoPicture;
  /** Of the company, '#1f7a8c'. */
  accent: string;
  path: string;
}

export type Job = InspectJob | ResizeJob | LogoJob;
export type ResultOf<J extends Job> = J extends InspectJob ? Inspected : J extends ResizeJob ? Resized : null;

export type JobReply = { result: ResultOf<Job> } | { refused: ErrorCode; reason: string };
