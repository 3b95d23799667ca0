import check from '@phosphor-icons/core/light/check-light.svg?raw';
import { FEATURE_DRAWINGS } from '~/features/projects/feature-drawings.ts';
import type { FeatureIcon } from '~/features/projects/feature-icons.ts';

const isKnown = (name: string | null): name is FeatureIcon =>
  name !== null && Object.hasOwn(FEATURE_DRAWINGS, name);

/** The paths of a feature's icon. They are part of the page's data, so that no page loads icons it does not show. */
export function featureDrawing(name: string | null): string[] {
  const svg = isKnown(name) ? FEATURE_DRAWINGS[name] : check;
  return Array.from(svg.matchAll(/ d="([^"]*)"/g), ([, d = '']) => d);
}
