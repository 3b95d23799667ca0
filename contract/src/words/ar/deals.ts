/** Deals: stages, papers about them, why they ended. */
export const aPaymentWasRecorded = 'سُجّلت دفعة';
export const atHandover = 'عند التسليم';
export const atSigning = 'عند التوقيع';
export const buyer = 'المشتري';
export const cancelled = 'ملغاة';
export const coBuyers = 'شركاء في الشراء';
export const contract = 'العقد';
export const dayOfTheDeal = 'يوم الصفقة';
export const deal = 'الصفقة';
export const dealCancelled = 'أُلغيت الصفقة';
export const deals = 'الصفقات';
export const ended = 'منتهية';
export const failedToOpenTheContract = 'تعذّر فتح العقد';
export const handover = 'التسليم';
export const hold = 'حجز مؤقت';
export const newQuote = 'عرض سعر جديد';
export const openTheDeal = 'فتح الصفقة';
export const openTheQuote = 'فتح العرض';
export const quote = 'عرض سعر';
export const quotes = 'عروض الأسعار';
export const reservation = 'حجز';
export const saleDay = 'تاريخ البيع';
export const sales = 'المبيعات';
export const selledApartments = 'الشقق المباعة';
export const stage = 'المرحلة';
export const theDayOfTheDealWasChanged = 'تغيّر يوم الصفقة';
export const theDealWasOpenedAgain = 'فُتحت الصفقة من جديد';
export const thePriceWasChanged = 'تغيّر الثمن';
export const thereIsNoSuchDeal = 'لا توجد صفقة بهذا العنوان';
export const validUntil = 'سارٍ حتى';
export const won = 'تمّ البيع';

// the same in Arabic, not in English
export const reserve = reservation;
export const soldOn = saleDay;
export const soldRecords = selledApartments;
export const theDealWasCancelled = dealCancelled;
