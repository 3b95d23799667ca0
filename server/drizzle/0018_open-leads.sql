-- Nobody shows two units at one time. A number is a range of one, so that no extension is needed to compare it.
alter table viewings add constraint viewings_one_place exclude using gist (
  int4range(staff_id, staff_id, '[]') with &&,
  tstzrange(starts_at, ends_at) with &&
) where (status <> 'cancelled');
--> statement-breakpoint
-- What was read before leads were kept counts as answered: nobody will go through years of it again.
update messages set answered_at = coalesce(read_at, created_at), answered_by = read_by where is_read and answered_at is null;
--> statement-breakpoint
-- One lead per person and project that was asked about; what is older than 90 days and came to nothing is closed.
with asked as (
  select m.person_id, m.project_id, min(m.created_at) as first_at, max(m.created_at) as last_at,
    (array_agg(m.unit_id order by m.created_at desc) filter (where m.unit_id is not null))[1] as unit_id,
    coalesce((array_agg(m.email order by m.created_at desc) filter (where m.email <> ''))[1], '') as email,
    min(m.answered_at) as answered_at
  from messages m
  where m.person_id is not null and m.deleted_at is null
  group by m.person_id, m.project_id
), claimed as (
  select distinct on (d.person_id, u.project_id) d.person_id, u.project_id, d.stage,
    coalesce(d.sold_at, d.created_at) as at
  from deals d
  join deal_units du on du.deal_id = d.id and du.ordinal = 0
  join units u on u.id = du.unit_id
  where d.deleted_at is null and d.person_id is not null and d.stage in ('reserved', 'sold')
  order by d.person_id, u.project_id, (d.stage = 'sold') desc, d.id desc
), staged as (
  select a.*, p.search as person_search, c.at as claimed_at,
    case when c.stage = 'sold' then 'won'
      when c.stage = 'reserved' then 'offer'
      when a.first_at < now() - interval '90 days' and a.last_at < now() - interval '90 days' then 'lost'
      when a.answered_at is not null then 'contacted'
      else 'new' end as stage
  from asked a
  join persons p on p.id = a.person_id
  left join claimed c on c.person_id = a.person_id and c.project_id = a.project_id
)
insert into leads (person_id, project_id, unit_id, stage, furthest, lost_reason, email, last_message_at,
  answered_at, closed_at, search, created_at)
select person_id, project_id, unit_id, stage,
  case when stage = 'lost' then case when answered_at is null then 'new' else 'contacted' end else stage end,
  case when stage = 'lost' then 'before' end, email, last_at, answered_at,
  case stage when 'won' then greatest(claimed_at, first_at) when 'lost' then last_at end, person_search, first_at
from staged order by first_at, person_id;
--> statement-breakpoint
update messages m set lead_id = l.id from leads l
where m.lead_id is null and m.deleted_at is null and l.person_id = m.person_id and l.project_id is not distinct from m.project_id;
--> statement-breakpoint
update deals d set lead_id = l.id from deal_units du, units u, leads l
where d.lead_id is null and du.deal_id = d.id and du.ordinal = 0 and u.id = du.unit_id
  and l.person_id = d.person_id and l.project_id = u.project_id;
--> statement-breakpoint
insert into answer_templates (position, kind, name_en, name_ar, body_en, body_ar) values
(1, 'general', 'Thank you', 'شكر وترحيب',
 E'Hello {name}, this is {staff} from {company}. Thank you for your message about {project}. When may we call you?\n{link}',
 E'مرحبًا {name}، معكم {staff} من {company}. شكرًا لرسالتكم عن {project}. متى يناسبكم أن نتصل بكم؟\n{link}'),
(2, 'price', 'Price', 'السعر',
 E'Hello {name}, this is {staff} from {company}. Unit {unit} in {project} costs {price}. It has {area} m². Would you like to see it?\n{link}',
 E'مرحبًا {name}، معكم {staff} من {company}. ثمن الوحدة {unit} في {project} {price}. مساحتها {area} م². هل تودّون معاينتها؟\n{link}'),
(3, 'viewing', 'Offer a viewing', 'اقتراح معاينة',
 E'Hello {name}, this is {staff} from {company}. We would be glad to show you {unit} in {project}. Which day suits you?\n{link}',
 E'مرحبًا {name}، معكم {staff} من {company}. يسعدنا أن نريكم {unit} في {project}. أي يوم يناسبكم؟\n{link}'),
(4, 'location', 'Location', 'الموقع',
 E'Hello {name}, {project} is here: {place}. More about it:\n{link}',
 E'مرحبًا {name}، موقع {project}: {place}. وتفاصيله هنا:\n{link}'),
(5, 'payment', 'Payment by instalments', 'الدفع بالتقسيط',
 E'Hello {name}, {unit} in {project} can be paid by instalments. Its price is {price}. We can send you a plan with dates and amounts. Which first payment suits you?',
 E'مرحبًا {name}، يمكن دفع ثمن {unit} في {project} على أقساط. ثمنها {price}. ونرسل لكم خطة دفع بالمواعيد والمبالغ. ما الدفعة الأولى التي تناسبكم؟'),
(6, 'taken', 'No longer free', 'لم تعد متاحة',
 E'Hello {name}, this is {staff} from {company}. Unit {unit} in {project} is no longer free. These are: {others}.\n{link}',
 E'مرحبًا {name}، معكم {staff} من {company}. الوحدة {unit} في {project} لم تعد متاحة. المتاح القريب منها: {others}.\n{link}'),
(7, 'viewingConfirm', 'Confirm a viewing', 'تأكيد معاينة',
 E'Hello {name}, your viewing of {unit} in {project} is on {day} at {time}. {staff} will show it to you. The place: {place}.\nFor your calendar: {link}',
 E'مرحبًا {name}، موعد معاينة {unit} في {project} يوم {day} الساعة {time}. يستقبلكم {staff}. المكان: {place}.\nلتقويمكم: {link}'),
(8, 'viewingMove', 'Move a viewing', 'نقل معاينة',
 E'Hello {name}, we have moved your viewing of {unit} in {project} to {day} at {time}. {staff} will show it to you.\nFor your calendar: {link}',
 E'مرحبًا {name}، نقلنا موعد معاينة {unit} في {project} إلى يوم {day} الساعة {time}. يستقبلكم {staff}.\nلتقويمكم: {link}'),
(9, 'viewingDecline', 'Decline a time', 'اعتذار عن موعد',
 E'Hello {name}, the time you asked for is not possible for us. We are sorry. Which other day would suit you to see {unit} in {project}?',
 E'مرحبًا {name}، نعتذر، فالوقت الذي طلبتموه غير متاح لدينا. أي يوم آخر يناسبكم لمعاينة {unit} في {project}؟');
