import { isolateNumbers } from '@diyar/contract/rules/isolated-numbers';
import { inBoth } from '@diyar/contract/words/both';
import type { ViewingParts } from './read.ts';

/**
 * Calendar files by RFC 5545. Times are in UTC: right in every calendar, also in one whose own rules for the summer time
 * of the company's zone are older than the last decree.
 */
const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

const LINE_BYTES = 75;

/** A line has at most 75 bytes; the rest follows on lines that begin with a space, and no character is cut in two. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LINE_BYTES) {
      lines.push(current);
      current = ' ';
      bytes = 1;
    }
    current += character;
    bytes += size;
  }
  return [...lines, current].join('\r\n');
}

const both = (ar: string, en: string) => [...new Set([ar, en].filter(Boolean))].join(' · ');

interface Words {
  summary: string;
  description: string;
}

function eventOf(
  { viewing, project, address }: ViewingParts,
  { summary, description }: Words,
  host: string,
): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:viewing-${viewing.id}@${host}`,
    `DTSTAMP:${stamp(viewing.updatedAt)}`,
    `LAST-MODIFIED:${stamp(viewing.updatedAt)}`,
    `SEQUENCE:${viewing.sequence}`,
    `DTSTART:${stamp(viewing.startsAt)}`,
    `DTEND:${stamp(viewing.endsAt)}`,
    `STATUS:${viewing.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escaped(summary)}`,
    ...(project
      ? [
          `LOCATION:${escaped(
            [both(project.nameAr, project.nameEn), address ? both(address.ar, address.en) : '']
              .filter(Boolean)
              .join(', '),
          )}`,
        ]
      : []),
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    'END:VEVENT',
  ];
}

/** Who made the file: the name, without what RFC 5545 and the identifier itself use as signs. */
const productOf = (name: string) => `-//${name.replace(/[/\\;,\p{Cc}]/gu, ' ').trim()}//Viewings//EN`;

const calendar = (brand: string, events: readonly string[], more: readonly string[] = []): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${productOf(brand)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...more,
    ...events,
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('\r\n')
    .concat('\r\n');

const placeOf = ({ unit, project }: ViewingParts): string =>
  isolateNumbers(
    [unit ? both(unit.labelAr, unit.labelEn) : '', project ? both(project.nameAr, project.nameEn) : '']
      .filter(Boolean)
      .join(', '),
  );

/** For the member of staff who shows them: whom and what, and no phone numbers. */
export const staffCalendar = (viewings: readonly ViewingParts[], brand: string, host: string): string =>
  calendar(
    brand,
    viewings.flatMap((parts) =>
      eventOf(
        parts,
        {
          summary: [parts.person.name, placeOf(parts)].filter(Boolean).join(' · '),
          description: parts.viewing.note,
        },
        host,
      ),
    ),
    [`X-WR-CALNAME:${inBoth('viewings')}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT15M'],
  );

/** For the visitor: what they will see, and who meets them. The office's note is not for them. */
export const visitorCalendar = (
  parts: ViewingParts,
  company: { nameAr: string; nameEn: string; phone: string },
  brand: string,
  host: string,
): string =>
  calendar(
    brand,
    eventOf(
      parts,
      {
        summary: [`زيارة · Viewing`, placeOf(parts)].filter(Boolean).join(': '),
        description: [both(company.nameAr, company.nameEn), company.phone, parts.staffName]
          .filter(Boolean)
          .join('\n'),
      },
      host,
    ),
  );
