/** Phosphor icons are whole SVG files (`…/regular/bed.svg?raw`); this extracts the content. */
const inside = (svg: string) => svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));

export type IconProps<Name extends string> = {
  name: Name;
  /** `icon--flip` mirrors directional icons in right-to-left pages; `icon--spin` rotates. */
  className?: string;
};

/**
 * Creates the `<Icon name="bed" />` of one side from the drawings of that side, so that public pages never
 * load those of the back office: ui/public/icon.tsx and ui/admin/icon.tsx. Icons are decoration: the text
 * beside them, or the button's aria-label, carries the meaning.
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
