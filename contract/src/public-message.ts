import { z } from 'zod';
import {
  email,
  Id,
  Instant,
  optionalChoice,
  optionalDay,
  optionalId,
  optionalIdOf,
  optionalText,
  text,
} from './fields.ts';
import {
  IDEMPOTENCY_KEY_MAX,
  LINE_MAX,
  MESSAGE_MAX,
  NAME_MAX,
  ORIGIN_MAX,
  PHONE_MAX,
  URL_MAX,
} from './limits.ts';
import { dayOf } from './rules/company-hours.ts';
import { contactIssues } from './rules/contact-form.ts';
import { sourceOf } from './rules/inbox.ts';
import { cleanPhone } from './rules/phone.ts';
import { DAY_PARTS } from './rules/viewings.ts';

const name = text(NAME_MAX).optional();
const phone = text(PHONE_MAX).optional();
const body = text(MESSAGE_MAX).optional();

/** Where the visit came from. Nobody's message is refused for it: what is too long is cut, what is no text is left out. */
const originText = z
  .string()
  .catch('')
  .transform((value) => value.replaceAll('\0', '').trim().slice(0, ORIGIN_MAX))
  .default('');

/** Days as the company counts them. */
const wishDay = optionalDay.refine((value) => value === null || value >= dayOf(Date.now()), {
  error: 'dayOver',
});

/**
 * POST /public/messages accepts two sets of field names. `website` is the honeypot: when it is filled the message
 * is dropped and answered as if it were stored, so no other field is validated.
 */
export const PublicMessageInput = z
  .object({
    fullName: name,
    mobile: phone,
    content: body,
    name,
    phone,
    message: body,
    source: text(LINE_MAX).optional(),
    page: optionalText(URL_MAX),
    email: email.default(''),
    projectId: optionalId,
    unitId: optionalIdOf.unit,
    website: optionalText(LINE_MAX),
    /** Which day and part of the day would suit for a viewing. */
    wishDay,
    wishPart: optionalChoice(DAY_PARTS),
    utmSource: originText,
    utmMedium: originText,
    utmCampaign: originText,
    utmTerm: originText,
    utmContent: originText,
    referrer: originText,
    landing: originText,
    idempotencyKey: optionalText(IDEMPOTENCY_KEY_MAX),
  })
  .transform((sent, ctx) => {
    // an issue is reported under the name that was sent
    const named = (a: 'name' | 'phone' | 'message', b: 'fullName' | 'mobile' | 'content') =>
      sent[a] === undefined && sent[b] !== undefined ? b : a;
    const keys = {
      name: named('name', 'fullName'),
      phone: named('phone', 'mobile'),
      message: named('message', 'content'),
    };
    const message = {
      senderName: sent[keys.name] ?? '',
      phone: cleanPhone(sent[keys.phone] ?? ''),
      email: sent.email,
      body: sent[keys.message] ?? '',
      source: sourceOf(sent.source),
      page: sent.page,
      projectId: sent.projectId,
      unitId: sent.unitId,
      wishDay: sent.wishDay,
      wishPart: sent.wishPart,
      origin: {
        utmSource: sent.utmSource,
        utmMedium: sent.utmMedium,
        utmCampaign: sent.utmCampaign,
        utmTerm: sent.utmTerm,
        utmContent: sent.utmContent,
        referrer: sent.referrer,
        landing: sent.landing,
      },
      isTrap: sent.website !== '',
      idempotencyKey: sent.idempotencyKey || null,
    };
    if (message.isTrap) return message;
    const form = { name: message.senderName, phone: message.phone, message: message.body };
    for (const { field, issue } of contactIssues(form, message.source)) {
      ctx.issues.push({ code: 'custom', message: issue, path: [keys[field]], input: sent[keys[field]] });
    }
    return message;
  });
export type PublicMessageInput = z.infer<typeof PublicMessageInput>;
export type PublicMessagePayload = z.input<typeof PublicMessageInput>;

export const MessageReceipt = z.object({ id: Id, createdAt: Instant });
export type MessageReceipt = z.infer<typeof MessageReceipt>;
