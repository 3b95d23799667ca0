import { qrPath } from '~/lib/qr-path.ts';

/** Dark on white in both themes, because cameras expect it. One path, drawn by us. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = qrPath(text, 2);
  return (
    <svg className="my-account-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
