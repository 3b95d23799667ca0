const COUNTED = /^(.*?)(\d+)(\D*)$/su;

/**
 * The next free number after that of a unit: '404' is followed by 405, 'P-09' by P-10. One without digits gets some:
 * 'Roof' is followed by Roof 2. Nothing follows an empty number.
 */
export function nextNumber(number: string, isTaken: (number: string) => boolean): string {
  if (number.trim() === '') return '';
  const [, before, digits, after] = COUNTED.exec(number) ?? [undefined, `${number.trim()} `, '1', ''];
  for (let n = Number(digits) + 1; ; n += 1) {
    const next = `${before}${String(n).padStart(digits?.length ?? 0, '0')}${after}`;
    if (!isTaken(next)) return next;
  }
}
