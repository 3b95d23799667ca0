import { sold } from './units.ts';

/** Deals: stages, papers about them, why they ended. */
export const aPaymentWasRecorded = 'a payment was recorded';
export const atHandover = 'At handover';
export const atSigning = 'At signing';
export const buyer = 'Buyer';
export const cancelled = 'Cancelled';
export const coBuyers = 'Co-buyers';
export const contract = 'Contract';
export const dayOfTheDeal = 'Day of the deal';
export const deal = 'Deal';
export const dealCancelled = 'Deal cancelled';
export const deals = 'Deals';
export const ended = 'Ended';
export const failedToOpenTheContract = 'Failed to open the contract';
export const handover = 'Handover';
export const hold = 'Hold';
export const newQuote = 'New quote';
export const openTheDeal = 'Open the deal';
export const openTheQuote = 'Open the quote';
export const quote = 'Quote';
export const quotes = 'Quotes';
export const reservation = 'Reservation';
export const reserve = 'Reserve';
export const sales = 'Sales';
export const selledApartments = 'Selled Apartments';
export const soldOn = 'Sold on';
export const soldRecords = 'Sold records';
export const stage = 'Stage';
export const theDayOfTheDealWasChanged = 'the day of the deal was changed';
export const theDealWasCancelled = 'the deal was cancelled';
export const theDealWasOpenedAgain = 'the deal was opened again';
export const thePriceWasChanged = 'the price was changed';
export const thereIsNoSuchDeal = 'There is no such deal';
export const validUntil = 'Valid until';
export const won = 'Won';
export const holdExtended = 'Hold extended';
export const reservationRemoved = 'Reservation removed';
export const entryVoided = 'Entry voided';
export const holdReleased = 'Hold released';
export const saleRemoved = 'Sale removed';
export const unitHeld = 'Unit held';
export const unitSold = 'Unit sold';
export const holdEndedByItself = 'Hold ended by itself';
export const dealOpenedAgain = 'Deal opened again';

// the same in English, not in Arabic
export const saleDay = sold;
