-- The rows that are always there.
insert into content_version (id, version) values (1, 1) on conflict do nothing;
--> statement-breakpoint
insert into company (id, name_en, name_ar) values (1, 'Diyar', 'ديار') on conflict do nothing;
--> statement-breakpoint
insert into message_counts (is_read, has_phone, count)
values (false, false, 0), (false, true, 0), (true, false, 0), (true, true, 0) on conflict do nothing;
--> statement-breakpoint

-- What lists filter by, beside the projects and always as they are.
create function list_project() returns trigger language plpgsql as $$
begin
  if new.deleted_at is not null then
    delete from project_listing where project_id = new.id;
    return null;
  end if;
  insert into project_listing (project_id, is_active, is_featured, created_at, has_residential, has_commercial, most_bedrooms, area_min, area_max, price_min, price_max, city_key_en, city_key_ar, search_en, search_ar, search_admin, offer_prices)
  values (new.id, new.status = 'active', new.is_featured, new.created_at, new.has_residential, new.has_commercial, new.most_bedrooms, new.area_min, new.area_max, new.price_min, new.price_max, new.city_key_en, new.city_key_ar, new.search_en, new.search_ar, new.search_admin, new.offer_prices)
  on conflict (project_id) do update set is_active = excluded.is_active, is_featured = excluded.is_featured, created_at = excluded.created_at, has_residential = excluded.has_residential, has_commercial = excluded.has_commercial, most_bedrooms = excluded.most_bedrooms, area_min = excluded.area_min, area_max = excluded.area_max, price_min = excluded.price_min, price_max = excluded.price_max, city_key_en = excluded.city_key_en, city_key_ar = excluded.city_key_ar, search_en = excluded.search_en, search_ar = excluded.search_ar, search_admin = excluded.search_admin, offer_prices = excluded.offer_prices;
  return null;
end $$;
--> statement-breakpoint
create trigger projects_listed after insert or update on projects
for each row execute function list_project();
--> statement-breakpoint

-- Every process hears of a new content version when the write that raised it commits.
create function announce_content_version() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_version', new.version::text);
  return null;
end $$;
--> statement-breakpoint
create trigger content_version_announced after update on content_version
for each row when (old.version is distinct from new.version) execute function announce_content_version();
--> statement-breakpoint

-- A contract or a holder's photo never becomes public by being referred to: require_file_class(column, class, …).
create function require_file_class() returns trigger language plpgsql as $$
declare
  row_values jsonb := to_jsonb(new);
  given text;
begin
  for i in 0 .. tg_nargs - 1 by 2 loop
    if row_values ->> tg_argv[i] is null then continue; end if;
    select class into given from files where id = (row_values ->> tg_argv[i])::int;
    if given is distinct from tg_argv[i + 1] and given is not null then
      raise exception 'file % is of class %, not %', row_values ->> tg_argv[i], given, tg_argv[i + 1]
        using errcode = 'check_violation', constraint = 'file_class', table = tg_table_name, column = tg_argv[i];
    end if;
  end loop;
  return new;
end $$;
--> statement-breakpoint
create trigger hero_media_file_class before insert or update of file_id on hero_media
for each row execute function require_file_class('file_id', 'public');
--> statement-breakpoint
create trigger projects_file_class before insert or update of cover_file_id, cover_poster_file_id on projects
for each row execute function require_file_class('cover_file_id', 'public', 'cover_poster_file_id', 'public');
--> statement-breakpoint
create trigger project_media_file_class before insert or update of file_id, poster_file_id on project_media
for each row execute function require_file_class('file_id', 'public', 'poster_file_id', 'public');
--> statement-breakpoint
create trigger units_file_class before insert or update of cover_file_id on units
for each row execute function require_file_class('cover_file_id', 'public');
--> statement-breakpoint
create trigger unit_media_file_class before insert or update of file_id, poster_file_id on unit_media
for each row execute function require_file_class('file_id', 'public', 'poster_file_id', 'public');
--> statement-breakpoint
create trigger sold_file_class before insert or update of contract_file_id on sold
for each row execute function require_file_class('contract_file_id', 'contract');
--> statement-breakpoint
create trigger reservations_file_class before insert or update of photo_file_id, contract_file_id on reservations
for each row execute function require_file_class('photo_file_id', 'photo', 'contract_file_id', 'contract');
--> statement-breakpoint
create function keep_file_class() returns trigger language plpgsql as $$
begin
  raise exception 'the class of file % cannot change', old.id
    using errcode = 'check_violation', constraint = 'files_class_fixed', table = 'files', column = 'class';
end $$;
--> statement-breakpoint
create trigger files_class_fixed before update of class on files
for each row when (old.class is distinct from new.class) execute function keep_file_class();
--> statement-breakpoint

-- How many live messages there are of each kind. The counters are locked in one order, so that two writers
-- that move messages in opposite directions wait for each other instead of stopping each other.
create function add_message_counts(
  read_with int, read_without int, unread_with int, unread_without int
) returns void language plpgsql as $$
begin
  perform 1 from message_counts order by is_read, has_phone for update;
  update message_counts set count = count + case
    when is_read and has_phone then read_with
    when is_read then read_without
    when has_phone then unread_with
    else unread_without
  end
  where case
    when is_read and has_phone then read_with
    when is_read then read_without
    when has_phone then unread_with
    else unread_without
  end <> 0;
end $$;
--> statement-breakpoint
create function count_messages() returns trigger language plpgsql as $$
declare
  read_with int := 0; read_without int := 0; unread_with int := 0; unread_without int := 0;
  r record;
begin
  if tg_op in ('INSERT', 'UPDATE') then
    for r in select is_read, phone <> '' as has_phone, count(*)::int as n from added
             where deleted_at is null group by 1, 2 loop
      if r.is_read and r.has_phone then read_with := read_with + r.n;
      elsif r.is_read then read_without := read_without + r.n;
      elsif r.has_phone then unread_with := unread_with + r.n;
      else unread_without := unread_without + r.n; end if;
    end loop;
  end if;
  if tg_op in ('DELETE', 'UPDATE') then
    for r in select is_read, phone <> '' as has_phone, count(*)::int as n from removed
             where deleted_at is null group by 1, 2 loop
      if r.is_read and r.has_phone then read_with := read_with - r.n;
      elsif r.is_read then read_without := read_without - r.n;
      elsif r.has_phone then unread_with := unread_with - r.n;
      else unread_without := unread_without - r.n; end if;
    end loop;
  end if;
  if read_with <> 0 or read_without <> 0 or unread_with <> 0 or unread_without <> 0 then
    perform add_message_counts(read_with, read_without, unread_with, unread_without);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger messages_counted_insert after insert on messages
referencing new table as added for each statement execute function count_messages();
--> statement-breakpoint
create trigger messages_counted_update after update on messages
referencing old table as removed new table as added for each statement execute function count_messages();
--> statement-breakpoint
create trigger messages_counted_delete after delete on messages
referencing old table as removed for each statement execute function count_messages();
