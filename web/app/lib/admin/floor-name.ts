/** A minus sign (U+2212), as wide as the digits beside it. */
export const floorName = (floor: number) => String(floor).replace('-', '−');
