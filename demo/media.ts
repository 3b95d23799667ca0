import { fileURLToPath } from 'node:url';
import { ROOT } from '../server/src/paths.ts';
import { heroMedia } from './media-index/hero.ts';
import { projectMedia } from './media-index/projects.ts';
import { roomMedia } from './media-index/rooms.ts';
import type { MediaEntry } from './types.ts';

const index = { ...heroMedia, ...projectMedia, ...roomMedia };

/** A file under demo/media. Content names files by this type, so a misspelt one does not compile. */
export type MediaFile = keyof typeof index;
export type LayoutFile = Extract<MediaFile, `layouts/${string}`>;
export type PersonFile = Extract<MediaFile, `people/${string}`>;

export const media: Readonly<Record<MediaFile, MediaEntry>> = index;
export const mediaFiles = Object.keys(index) as MediaFile[];

/** The path on this machine. */
export const mediaPath = (file: MediaFile): string => fileURLToPath(new URL(`demo/media/${file}`, ROOT));
