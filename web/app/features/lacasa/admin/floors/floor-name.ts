/** A true minus sign, as wide as the digits beside it. */
export const floorName = (floor: number) => String(floor).replace('-', '−');
