/** docs/product/building-tracker.md#reservation-aliases, in order of precedence. */
export const ALIASES = {
  name: ['name', 'reserverName', 'reserver_name', 'fullName', 'full_name', 'holderName', 'holder_name'],
  phone: ['phone', 'reserverPhone', 'reserver_phone', 'mobile', 'phoneNumber', 'phone_number'],
  due: [
    'dueAmountStr',
    'due_amount_str',
    'dueAmount',
    'due_amount',
    'due',
    'amountDue',
    'amount_due',
    'totalAmount',
    'total_amount',
  ],
  paid: [
    'paidAmountStr',
    'paid_amount_str',
    'payedAmountStr',
    'payed_amount_str',
    'paidAmount',
    'paid_amount',
    'payedAmount',
    'payed_amount',
    'paid',
    'payed',
    'amountPaid',
    'amount_paid',
  ],
  isFullyPaid: ['isFullyPaid', 'is_fully_paid', 'fullyPaid', 'fully_paid'],
  reserved: ['reserved', 'isReserved', 'is_reserved'],
  isAvailable: ['isAvailable', 'is_available', 'available'],
} as const;

/** The first value that is set. */
export function firstSent(record: Readonly<Record<string, unknown>>, names: readonly string[]): unknown {
  for (const name of names) {
    const value = record[name];
    if (value !== undefined && value !== null) return value;
  }
  return undefined;
}
