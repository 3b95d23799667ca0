import { clockText, momentText } from '@diyar/contract/rules/dates';
import { and, eq } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { viewings } from '../../db/schema.ts';
import { readCompany } from '../company/index.ts';
import type { Mail } from '../outbox/index.ts';
import { calendarOf } from './calendar.ts';
import { selectViewings } from './read.ts';

const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** The mail of the day before, in both languages; null when the viewing was moved, called off or is over. */
export async function reminderMail(
  db: Db,
  { viewingId, sequence }: { viewingId: number; sequence: number },
  config: Pick<Config, 'publicUrl'>,
): Promise<Mail | null> {
  const [parts] = await selectViewings(
    db,
    null,
    and(eq(viewings.id, viewingId), eq(viewings.sequence, sequence), eq(viewings.status, 'planned')),
  );
  if (!parts || parts.viewing.email === '' || parts.viewing.startsAt <= new Date()) return null;
  const { viewing, person, unit, project, staffName } = parts;
  const company = await readCompany(db);
  const time = clockText(viewing.startsAt);
  const what = (lang: 'Ar' | 'En') =>
    [unit?.[`label${lang}`], project?.[`name${lang}`]].filter(Boolean).join(lang === 'Ar' ? ' في ' : ' in ');
  const ar = `مرحبًا ${person.name}،\nنذكّركم بموعد زيارتكم${what('Ar') && ` لمعاينة ${what('Ar')}`} يوم ${momentText(viewing.startsAt, 'ar', DAY)} الساعة ${time}. يستقبلكم ${staffName}.\nإذا تغيّر ما يناسبكم فاتصلوا بنا: ${company.phone}\n${company.nameAr || company.nameEn}`;
  const en = `Hello ${person.name},\nthis is a reminder of your viewing${what('En') && ` of ${what('En')}`} on ${momentText(viewing.startsAt, 'en', DAY)} at ${time}. ${staffName} will meet you.\nIf another time suits you better, please call us: ${company.phone}\n${company.nameEn || company.nameAr}`;
  return {
    to: viewing.email,
    subject: `${momentText(viewing.startsAt, 'ar', DAY)}، ${time}: موعد زيارتكم · Your viewing`,
    text: `${ar}\n\n${en}`,
    ics: await calendarOf(db, parts, config),
    ...(company.email && { replyTo: company.email }),
  };
}
