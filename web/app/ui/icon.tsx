/** Phosphor drawings come as whole SVG files (`…/regular/bed.svg?raw`); the part inside is what we show. */
const inside = (svg: string) => svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));

export type IconProps<Name extends string> = {
  name: Name;
  /** `icon--flip` mirrors those that point in right-to-left pages; `icon--spin` turns. */
  className?: string;
};

/**
 * Makes the `<Icon name="bed" />` of one side from the drawings that side uses, so that public pages never
 * load the back office's: ui/public/icon.tsx and ui/admin/icon.tsx. Icons are decoration: the words beside
 * them, or the button's aria-label, carry the meaning.
 */
export function createIcon<Name extends string>(drawings: Record<Name, string>) {
  return function Icon({ name, className }: IconProps<Name>) {
    return (
      <svg
        className={className ? `icon ${className}` : 'icon'}
        viewBox="0 0 256 256"
        fill="currentColor"
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings of a package, fixed at build time
        dangerouslySetInnerHTML={{ __html: inside(drawings[name]) }}
      />
    );
  };
}
