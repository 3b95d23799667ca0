const text = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const cells = (row: string) =>
  [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => text(cell));

/** A printed table as a reader sees it: of each row the text below each header. */
export function readTable(html: string): Record<string, string>[] {
  const [head = [], ...rows] = [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) => cells(row));
  return rows.map((row) => Object.fromEntries(head.map((name, column) => [name, row[column] ?? ''])));
}

/** '74,925', 'USD 74,925' and '−5' as numbers. */
export const readNumber = (printed: string): number => {
  const [figure = ''] = printed.match(/\d[\d,.]*/) ?? [];
  return Number(figure.replaceAll(',', ''));
};
