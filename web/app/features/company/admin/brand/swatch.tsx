import type { CSSProperties } from 'react';

/** A colour; what it is stands beside it in words. */
export const Swatch = ({ colour }: { colour: string }) => (
  <i className="brand-form-swatch" aria-hidden="true" style={{ '--swatch': colour } as CSSProperties} />
);
