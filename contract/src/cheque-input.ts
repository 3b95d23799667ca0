import { z } from 'zod';
import { optionalText, requiredText, typedCurrency } from './fields.ts';
import { decimals, key, money, requiredDay, version } from './ledger-fields.ts';
import * as limits from './limits.ts';
import { CHEQUE_STATES } from './rules/ledger.ts';
import { isExact } from './rules/money.ts';

/** POST /admin/deals/{id}/cheques: post-dated cheques of one bank, handed in together. */
export const ChequesInput = z
  .object({
    bank: requiredText(limits.NAME_MAX),
    drawer: optionalText(limits.NAME_MAX),
    currency: typedCurrency,
    on: requiredDay(),
    note: optionalText(limits.LINE_MAX),
    cheques: z
      .array(
        z.object({
          number: requiredText(limits.CHEQUE_NUMBER_MAX, 'chequeNumberRequired'),
          dueOn: requiredDay('dueDateRequired'),
          amount: money,
        }),
      )
      .min(1, 'required')
      .max(limits.CHEQUES_MAX),
    key,
    version,
  })
  .superRefine(({ cheques, currency }, ctx) => {
    for (const [i, { amount }] of cheques.entries())
      if (!isExact(amount, currency))
        ctx.addIssue({ code: 'custom', path: ['cheques', i, 'amount'], message: decimals(currency) });
  });
export type ChequesInput = z.infer<typeof ChequesInput>;

/** POST /admin/entries/{id}/cheque: the next state; `replaced` comes with the new cheque. */
export const ChequeStepInput = z
  .object({
    state: z.enum(CHEQUE_STATES, 'invalidChoice'),
    on: requiredDay(),
    note: optionalText(limits.LINE_MAX),
    replacement: z
      .object({
        bank: requiredText(limits.NAME_MAX),
        number: requiredText(limits.CHEQUE_NUMBER_MAX, 'chequeNumberRequired'),
        dueOn: requiredDay('dueDateRequired'),
        amount: money,
        drawer: optionalText(limits.NAME_MAX),
      })
      .nullable()
      .default(null),
    version,
  })
  .refine(({ state, replacement }) => (state === 'replaced') === (replacement !== null), {
    path: ['replacement'],
    error: 'required',
  });
export type ChequeStepInput = z.infer<typeof ChequeStepInput>;
