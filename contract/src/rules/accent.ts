/**
 * The company's colour in buttons, links and focus of the site. Text needs 4.5 : 1 against everything it may lie on
 * (WCAG 2.2, 1.4.3); a colour that fails is darkened for the light theme and lightened for the dark one.
 */
export const CONTRAST_MIN = 4.5;

export type Theme = 'light' | 'dark';

/** What text of the accent lies on: paper, surface and stone of web/app/styles/public/tokens.css. */
export const GROUNDS: Record<Theme, readonly string[]> = {
  light: ['#fbfaf7', '#ffffff', '#f1ede3'],
  dark: ['#11140f', '#191d17', '#1b1f18'],
};

/** How much of the accent a selected row has, as `--olive-wash` of tokens.css. */
export const WASH: Record<Theme, number> = { light: 0.08, dark: 0.12 };

/** What stands on a button of the accent. */
export const ON_ACCENT: Record<Theme, string> = { light: '#ffffff', dark: '#11140f' };

type Rgb = readonly [number, number, number];

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

const eachOf = ([red, green, blue]: Rgb, change: (part: number, at: 0 | 1 | 2) => number): Rgb => [
  change(red, 0),
  change(green, 1),
  change(blue, 2),
];

const rgbOf = (hex: string): Rgb => eachOf([1, 3, 5], (at) => Number.parseInt(hex.slice(at, at + 2), 16));

const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

function luminance(hex: string): number {
  const [red, green, blue] = eachOf(rgbOf(hex), (part) => linear(part / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** One of `share`, the rest the other, as `color-mix(in srgb, …)` does. */
export function mixed(one: string, share: number, other: string): string {
  const back = rgbOf(other);
  return hexOf(eachOf(rgbOf(one), (part, at) => part * share + back[at] * (1 - share)));
}

/** The least contrast of the colour with what it lies on, and of what stands on it. */
export function leastContrast(colour: string, theme: Theme): number {
  const [paper = ''] = GROUNDS[theme];
  const grounds = [...GROUNDS[theme], mixed(colour, WASH[theme], paper), ON_ACCENT[theme]];
  return Math.min(...grounds.map((ground) => contrast(colour, ground)));
}

/** The colour with another lightness of HSL, 0 to 1; hue and saturation stay. */
function withLightness(hex: string, lightness: number): string {
  const [red, green, blue] = eachOf(rgbOf(hex), (part) => part / 255);
  const [low, high] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  const chroma = high - low;
  const middle = (high + low) / 2;
  const saturation = chroma === 0 ? 0 : chroma / (1 - Math.abs(2 * middle - 1));
  const reach = saturation * Math.min(lightness, 1 - lightness);
  return hexOf(
    eachOf([red, green, blue], (part) => {
      const share = chroma === 0 ? 0 : (part - middle) / (chroma / 2);
      return Math.min(1, Math.max(0, lightness + share * reach)) * 255;
    }),
  );
}

function lightnessOf(hex: string): number {
  const parts = rgbOf(hex).map((part) => part / 255);
  return (Math.min(...parts) + Math.max(...parts)) / 2;
}

export type FittedColour = {
  colour: string;
  /** Its least contrast, and that of the colour as it was chosen. */
  contrast: number;
  chosenContrast: number;
  isAdjusted: boolean;
};

/** The nearest colour that is readable in the theme, in steps of one hundredth of lightness. */
export function fitted(chosen: string, theme: Theme): FittedColour {
  const first = chosen.toLowerCase();
  const chosenContrast = leastContrast(first, theme);
  const step = theme === 'light' ? -0.01 : 0.01;
  let colour = first;
  for (let lightness = lightnessOf(first); leastContrast(colour, theme) < CONTRAST_MIN; ) {
    lightness = Math.min(1, Math.max(0, lightness + step));
    colour = withLightness(first, lightness);
    if (lightness === 0 || lightness === 1) break;
  }
  return {
    colour,
    contrast: leastContrast(colour, theme),
    chosenContrast,
    isAdjusted: colour !== first,
  };
}

/** The accent of both themes. */
export const accentOf = (chosen: string): Record<Theme, string> => ({
  light: fitted(chosen, 'light').colour,
  dark: fitted(chosen, 'dark').colour,
});
