-- The activity log is read from changes: the headline of each write is a row without a field.
insert into changes (batch, at, actor_id, actor_name, entity, entity_id, action, field, new, search)
select gen_random_uuid(), at, actor_id, actor_name, entity, entity_id::int, action, '', details, search
from audit order by id;
