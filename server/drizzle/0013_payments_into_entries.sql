-- Payments become entries of the ledger with the same ids, cheques with the steps that are known of them. The typed
-- amounts are read by code at the next start ('unread'), which keeps the stored numbers.
insert into entries (id, deal_id, kind, on_day, amount, currency, method, note, created_by, created_at)
select id, deal_id, 'payment', paid_on, amount, currency, method, note, created_by, created_at from payments;
--> statement-breakpoint
select setval(pg_get_serial_sequence('entries', 'id'), greatest(max(id), 1), max(id) is not null) from entries;
--> statement-breakpoint
insert into cheques (entry_id, number, due_on, state, state_on, search)
select id, cheque_number, due_date,
  case status when 'cleared' then 'cleared' when 'returned' then 'returned' else 'drawer' end,
  case status when 'pending' then paid_on
    else greatest(paid_on, least(due_date, (updated_at at time zone 'Asia/Hebron')::date)) end,
  lower(cheque_number)
from payments where method = 'cheque';
--> statement-breakpoint
insert into cheque_steps (entry_id, state, on_day, created_by, created_at)
select id, 'drawer', paid_on, created_by, created_at from payments where method = 'cheque' order by id;
--> statement-breakpoint
insert into cheque_steps (entry_id, state, on_day, created_at)
select cheque.entry_id, cheque.state, cheque.state_on, payment.updated_at
from cheques cheque join payments payment on payment.id = cheque.entry_id
where cheque.state <> 'drawer' order by cheque.entry_id;
--> statement-breakpoint
-- Deals that ended with money before there was a ledger are listed apart, in no totals.
update deals set is_unsettled = true
where stage in ('expired', 'cancelled')
  and (coalesce(paid_amount, 0) > 0 or exists (select 1 from payments where payments.deal_id = deals.id));
--> statement-breakpoint
update deals set amounts = 'unread'
where due_text <> '' or due_amount is not null or paid_text <> '' or marked_fully_paid;
