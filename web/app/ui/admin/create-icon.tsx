/** Phosphor icons are whole SVG files (`…/regular/bed.svg?raw`), and contain nothing but paths. */
const pathsOf = (svg: string) => Array.from(svg.matchAll(/ d="([^"]*)"/g), ([, d = '']) => d);

export type IconProps<Name extends string> = {
  name: Name;
  /** `icon--flip` mirrors directional icons in right-to-left pages; `icon--spin` rotates. */
  className?: string;
};

/**
 * Creates the `<Icon name="bed" />` of the back office from its drawings; the public pages have their own
 * (ui/public/icon.tsx). Icons are decoration: the text beside them, or the button's aria-label, carries the meaning.
 */
export function createIcon<Name extends string>(drawings: Record<Name, string>) {
  return function Icon({ name, className }: IconProps<Name>) {
    return (
      <svg
        className={className ? `icon ${className}` : 'icon'}
        viewBox="0 0 256 256"
        fill="currentColor"
        aria-hidden="true"
      >
        {pathsOf(drawings[name]).map((d) => (
          <path key={d} d={d} />
        ))}
      </svg>
    );
  };
}
