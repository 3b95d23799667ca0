const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*Safari\//, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const OTHER_MAX = 40;

const first = (list: typeof BROWSERS, text: string) => list.find(([pattern]) => pattern.test(text))?.[1];

/**
 * What a user recognises their device by: 'Chrome, Android'. No version, so that an update is no new device. A program
 * that is no browser is named by the first word it says; '' where it says nothing.
 */
export function deviceName(userAgent: string): string {
  const browser = first(BROWSERS, userAgent) ?? /^[\w.-]+/.exec(userAgent)?.[0].slice(0, OTHER_MAX);
  const system = first(SYSTEMS, userAgent);
  return [browser, system].filter(Boolean).join(', ');
}
