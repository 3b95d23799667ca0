CREATE SEQUENCE "public"."units_outside_no" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000001 CACHE 1;--> statement-breakpoint

-- Every unit has a number for the tracker's calls: whatever is sold is sold by them. Those outside of buildings count
-- from a million on, so that the numbers of the tracker go on as before.
create or replace function number_apartment() returns trigger language plpgsql as $$
begin
  if new.apartment_no is null then
    new.apartment_no := case
      when exists (select 1 from projects where id = new.project_id and (is_lacasa or floors_from is not null))
      then nextval('units_apartment_no') else nextval('units_outside_no') end;
  end if;
  return new;
end $$;
--> statement-breakpoint
update units set apartment_no = case
  when exists (select 1 from projects where projects.id = units.project_id and floors_from is not null)
  then nextval('units_apartment_no') else nextval('units_outside_no') end
where apartment_no is null;
