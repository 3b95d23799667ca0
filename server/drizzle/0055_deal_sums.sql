CREATE TABLE "deal_sums" (
	"deal_id" integer PRIMARY KEY NOT NULL,
	"counted_by" integer,
	"charges" numeric DEFAULT 0 NOT NULL,
	"discounts" numeric DEFAULT 0 NOT NULL,
	"written_off" numeric DEFAULT 0 NOT NULL,
	"paid" numeric DEFAULT 0 NOT NULL,
	"refunded" numeric DEFAULT 0 NOT NULL,
	"received" numeric DEFAULT 0 NOT NULL,
	"without_rate" integer DEFAULT 0 NOT NULL,
	"bounced" numeric DEFAULT 0 NOT NULL,
	"has_plan" boolean DEFAULT false NOT NULL,
	"last_refund_on" date
);
--> statement-breakpoint
ALTER TABLE "deal_sums" ADD CONSTRAINT "deal_sums_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint

-- Whoever writes what is summed says so in the same transaction, whether it is this version, an older one or SQL typed
-- by hand. The row is locked also where it is to be counted already: nobody counts it without what is being written.
create function count_deals_again(ids int[]) returns void language plpgsql as $$
begin
  insert into deal_sums (deal_id)
  select deal.id from deals deal where deal.id = any(ids) order by deal.id
  on conflict (deal_id) do update set counted_by = null where deal_sums.counted_by is not null;
end $$;
--> statement-breakpoint
create function count_deal_again() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then perform count_deals_again(array(select id from added));
  else perform count_deals_again(array[new.id]); end if;
  return null;
end $$;
--> statement-breakpoint
create function count_again_of_deal() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then perform count_deals_again(array(select deal_id from added));
  elsif tg_op = 'DELETE' then perform count_deals_again(array(select deal_id from removed));
  else perform count_deals_again(array[old.deal_id, new.deal_id]); end if;
  return null;
end $$;
--> statement-breakpoint
create function count_again_of_entry() returns trigger language plpgsql as $$
declare
  ids int[];
begin
  if tg_op = 'INSERT' then ids := array(select entry_id from added);
  elsif tg_op = 'DELETE' then ids := array(select entry_id from removed);
  else ids := array[old.entry_id, new.entry_id]; end if;
  perform count_deals_again(array(select deal_id from entries where id = any(ids)));
  return null;
end $$;
--> statement-breakpoint
create function count_all_again() returns trigger language plpgsql as $$
begin
  update deal_sums set counted_by = null where counted_by is not null;
  return null;
end $$;
--> statement-breakpoint
create trigger deals_summed_insert after insert on deals
referencing new table as added for each statement execute function count_deal_again();
--> statement-breakpoint
create trigger deals_summed_update after update of currency on deals
for each row when (old.currency is distinct from new.currency) execute function count_deal_again();
--> statement-breakpoint
create trigger entries_summed_insert after insert on entries
referencing new table as added for each statement execute function count_again_of_deal();
--> statement-breakpoint
create trigger entries_summed_update after update of deal_id, kind, on_day, amount, currency, voided_at on entries
for each row when ((old.deal_id, old.kind, old.on_day, old.amount, old.currency, old.voided_at)
  is distinct from (new.deal_id, new.kind, new.on_day, new.amount, new.currency, new.voided_at))
execute function count_again_of_deal();
--> statement-breakpoint
create trigger entries_summed_delete after delete on entries
referencing old table as removed for each statement execute function count_again_of_deal();
--> statement-breakpoint
-- safe: a trigger, which removes nothing
create trigger entries_summed_truncate after truncate on entries
for each statement execute function count_all_again();
--> statement-breakpoint
create trigger entry_rates_summed_insert after insert on entry_rates
referencing new table as added for each statement execute function count_again_of_entry();
--> statement-breakpoint
create trigger entry_rates_summed_update after update of entry_id, counts_for, voided_at on entry_rates
for each row when ((old.entry_id, old.counts_for, old.voided_at)
  is distinct from (new.entry_id, new.counts_for, new.voided_at))
execute function count_again_of_entry();
--> statement-breakpoint
create trigger entry_rates_summed_delete after delete on entry_rates
referencing old table as removed for each statement execute function count_again_of_entry();
--> statement-breakpoint
-- safe: a trigger, which removes nothing
create trigger entry_rates_summed_truncate after truncate on entry_rates
for each statement execute function count_all_again();
--> statement-breakpoint
create trigger cheques_summed_insert after insert on cheques
referencing new table as added for each statement execute function count_again_of_entry();
--> statement-breakpoint
create trigger cheques_summed_update after update of entry_id, state on cheques
for each row when ((old.entry_id, old.state) is distinct from (new.entry_id, new.state))
execute function count_again_of_entry();
--> statement-breakpoint
create trigger cheques_summed_delete after delete on cheques
referencing old table as removed for each statement execute function count_again_of_entry();
--> statement-breakpoint
-- safe: a trigger, which removes nothing
create trigger cheques_summed_truncate after truncate on cheques
for each statement execute function count_all_again();
--> statement-breakpoint
create trigger plan_lines_summed_insert after insert on plan_lines
referencing new table as added for each statement execute function count_again_of_deal();
--> statement-breakpoint
create trigger plan_lines_summed_update after update of deal_id on plan_lines
for each row when (old.deal_id is distinct from new.deal_id) execute function count_again_of_deal();
--> statement-breakpoint
create trigger plan_lines_summed_delete after delete on plan_lines
referencing old table as removed for each statement execute function count_again_of_deal();
--> statement-breakpoint
-- safe: a trigger, which removes nothing
create trigger plan_lines_summed_truncate after truncate on plan_lines
for each statement execute function count_all_again();
--> statement-breakpoint
-- The first process of this version counts them; until then they are counted when they are read.
insert into deal_sums (deal_id) select id from deals on conflict (deal_id) do nothing;
