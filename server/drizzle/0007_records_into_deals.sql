-- The version before must be stopped: this moves its reservations and sold records into deals (docs/operations.md).

-- A unit's open mirrors its deal, whoever writes either of them.
create function mirror_deal_stage() returns trigger language plpgsql as $$
begin
  update deal_units set open = new.stage in ('held', 'reserved', 'sold') and new.deleted_at is null
  where deal_id = new.id and open <> (new.stage in ('held', 'reserved', 'sold') and new.deleted_at is null);
  return null;
end $$;
--> statement-breakpoint
create trigger deals_mirrored after update of stage, deleted_at on deals
for each row execute function mirror_deal_stage();
--> statement-breakpoint
create function open_like_deal() returns trigger language plpgsql as $$
begin
  select stage in ('held', 'reserved', 'sold') and deleted_at is null into strict new.open
  from deals where id = new.deal_id;
  return new;
end $$;
--> statement-breakpoint
create trigger deal_units_opened before insert or update on deal_units
for each row execute function open_like_deal();
--> statement-breakpoint
create trigger deals_file_class before insert or update of photo_file_id, contract_file_id on deals
for each row execute function require_file_class('photo_file_id', 'photo', 'contract_file_id', 'contract');
--> statement-breakpoint

-- Every unit of the building has a number for the tracker's calls.
create function number_apartment() returns trigger language plpgsql as $$
begin
  if new.apartment_no is null and exists (select 1 from projects where id = new.project_id and is_lacasa) then
    new.apartment_no := nextval('units_apartment_no');
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger units_numbered before insert or update of project_id on units
for each row execute function number_apartment();
--> statement-breakpoint

update units set is_withdrawn = not is_available where not is_available;
--> statement-breakpoint

-- The building: the project of that name, or a new one that only the tracker shows.
update projects set is_lacasa = true, floors_from = -3, floors_to = 6
where id = (select min(id) from projects where slug = 'lacasa' and deleted_at is null);
--> statement-breakpoint
with building as (
  insert into addresses (street_en, street_ar)
  select 'LaCasa', 'لاكاسا'
  where exists (select 1 from lacasa_apartments) and not exists (select 1 from projects where is_lacasa)
  returning id
)
insert into projects (slug, status, name_en, name_ar, address_id, address_en, address_ar, search_admin, is_lacasa, floors_from, floors_to)
select case when exists (select 1 from projects where slug = 'lacasa' and deleted_at is null) then 'lacasa-building' else 'lacasa' end,
  'archived', 'LaCasa', 'لاكاسا', id, 'LaCasa', 'لاكاسا', 'lacasa لاكاسا building', true, -3, 6
from building;
--> statement-breakpoint

-- Letters and digits alone, so that 'A-301', 'a 301' and 'A٣٠١' are one number.
create function folded_number(typed text) returns text language sql immutable as $$
  select lower(regexp_replace(translate(typed, '٠١٢٣٤٥٦٧٨٩', '0123456789'), '[^[:alnum:]]', '', 'g'))
$$;
--> statement-breakpoint
create temporary table joined on commit drop as
select distinct on (a.id) a.id as apartment, u.id as unit, a.floor, a.kind, a.position, a.version, u.floor as unit_floor
from lacasa_apartments a
join projects p on p.is_lacasa
join units u on u.project_id = p.id and folded_number(u.unit_number) = folded_number(a.label)
order by a.id, u.position, u.id;
--> statement-breakpoint
-- safe: a temporary table; two apartments of one folded number: the second becomes a unit of its own
delete from joined j using joined other where other.unit = j.unit and other.apartment < j.apartment;
--> statement-breakpoint
insert into changes (batch, actor_name, entity, entity_id, action, field, old, new)
select gen_random_uuid(), 'system', 'unit', unit, 'joined', 'floor', to_jsonb(unit_floor), to_jsonb(floor)
from joined where unit_floor is distinct from floor;
--> statement-breakpoint
update units u set apartment_no = j.apartment, floor = j.floor, kind = j.kind, place = j.position, version = j.version
from joined j where u.id = j.unit;
--> statement-breakpoint
insert into units (project_id, position, unit_number, label_en, label_ar, bedrooms, bathrooms, size_sqm, kind, floor, place, is_listed, apartment_no, version)
select p.id, 100000 + a.id, a.label, a.label, a.label, 0, 0, 10, a.kind, a.floor, a.position, false, a.id, a.version
from lacasa_apartments a join projects p on p.is_lacasa
where not exists (select 1 from joined j where j.apartment = a.id);
--> statement-breakpoint
select setval('units_apartment_no', coalesce(last, 1), last is not null)
from (select greatest((select max(id)::bigint from lacasa_apartments), (select last_value from pg_sequences
  where schemaname = current_schema() and sequencename = 'lacasa_apartments_id_seq')) as last) numbers;
--> statement-breakpoint
update units set apartment_no = nextval('units_apartment_no')
where apartment_no is null and project_id = (select id from projects where is_lacasa);
--> statement-breakpoint

insert into deals (stage, name, phone, reservation_no, due_text, due_amount, due_currency, paid_text, paid_amount, paid_currency,
  marked_fully_paid, photo_file_id, contract_file_id, created_by, created_at, updated_at, ended_at, ended_by, end_reason)
select case when closed_at is null then 'reserved' else 'cancelled' end, name, phone, id, due_text, due_amount, due_currency,
  paid_text, paid_amount, paid_currency, marked_fully_paid, photo_file_id, contract_file_id, created_by, created_at, updated_at,
  closed_at, closed_by, case when closed_at is null then '' else 'not given' end
from reservations order by id;
--> statement-breakpoint
insert into deal_units (deal_id, unit_id)
select d.id, u.id from reservations r
join deals d on d.reservation_no = r.id join units u on u.apartment_no = r.apartment_id;
--> statement-breakpoint
select setval('deals_reservation_no', coalesce(last, 1), last is not null)
from (select greatest((select max(id)::bigint from reservations), (select last_value from pg_sequences
  where schemaname = current_schema() and sequencename = 'reservations_id_seq')) as last) numbers;
--> statement-breakpoint
update payments p set deal_id = d.id from deals d where d.reservation_no = p.reservation_id;
--> statement-breakpoint

-- One row for each field that changed; a batch for each entry.
with entries as (select h.*, gen_random_uuid() as batch from reservation_history h)
insert into changes (batch, at, actor_id, actor_name, entity, entity_id, action, field, old, new)
select e.batch, e.at, e.actor_id, e.actor_name, 'deal', d.id, e.action, fields.name, e.before -> fields.name, e.after -> fields.name
from entries e join deals d on d.reservation_no = e.reservation_id
cross join lateral (
  select name from jsonb_object_keys(coalesce(e.before, '{}') || coalesce(e.after, '{}')) as name
) fields
where coalesce(e.before -> fields.name, 'null') <> coalesce(e.after -> fields.name, 'null')
order by e.at, e.id;
--> statement-breakpoint

-- A sale of a reserved unit to the same person is the same deal, one step further.
create temporary table same_deal on commit drop as
select s.id as sold, d.id as deal
from sold s
join deal_units du on du.unit_id = s.unit_id and du.open
join deals d on d.id = du.deal_id
where s.deleted_at is null and d.name = s.buyer_name and d.phone = s.buyer_phone
  and (d.contract_file_id is null or s.contract_file_id is null or d.contract_file_id = s.contract_file_id);
--> statement-breakpoint
update deals d set stage = 'sold', sold_no = s.id, title = s.apartment_name, sold_at = s.sold_at, notes = s.notes,
  search = s.search, contract_file_id = coalesce(s.contract_file_id, d.contract_file_id)
from same_deal j join sold s on s.id = j.sold where d.id = j.deal;
--> statement-breakpoint
insert into deals (stage, sold_no, title, name, phone, sold_at, notes, contract_file_id, search, created_by, created_at, updated_at, deleted_at)
select 'sold', id, apartment_name, buyer_name, buyer_phone, sold_at, notes, contract_file_id, search, created_by, created_at, created_at, deleted_at
from sold where id not in (select sold from same_deal) order by id;
--> statement-breakpoint
-- A unit that somebody else has reserved stays theirs: the sale loses its link, and the report below says so.
insert into changes (batch, actor_name, entity, entity_id, action, field, old, new)
select gen_random_uuid(), 'system', 'deal', d.id, 'joined', 'unitId', to_jsonb(s.unit_id), null
from sold s join deals d on d.sold_no = s.id join deal_units du on du.unit_id = s.unit_id and du.open
where s.deleted_at is null and s.id not in (select sold from same_deal);
--> statement-breakpoint
insert into deal_units (deal_id, unit_id)
select d.id, s.unit_id from sold s join deals d on d.sold_no = s.id
where s.unit_id is not null and s.id not in (select sold from same_deal)
  and (s.deleted_at is not null or not exists (select 1 from deal_units du where du.unit_id = s.unit_id and du.open));
--> statement-breakpoint
select setval('deals_sold_no', coalesce(last, 1), last is not null)
from (select greatest((select max(id)::bigint from sold), (select last_value from pg_sequences
  where schemaname = current_schema() and sequencename = 'sold_id_seq')) as last) numbers;
--> statement-breakpoint
-- Below zero: the next start counts the units of these projects again (features/deals/complete-migration.ts).
update projects set available_units = -1
where is_lacasa or id in (select u.project_id from units u join deal_units du on du.unit_id = u.id where du.open);
--> statement-breakpoint
-- safe: made above
drop function folded_number;
