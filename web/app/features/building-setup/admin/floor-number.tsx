/** A minus sign of full width, left to right in both languages. */
export const FloorNumber = ({ floor }: { floor: number }) => (
  <bdi dir="ltr">{floor < 0 ? `−${-floor}` : floor}</bdi>
);
