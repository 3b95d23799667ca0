/**
 * Cost of a building's floors and dashboard, of the list of buildings and of a person's sheet with 200 units and
 * 50 deals, and with 20,000 units and 5,000 deals, through the whole server on a real PostgreSQL: node
 * bench/buildings.ts. The building and the person that are read have the same size in both. Exits with 1 when the
 * larger company costs more than 2.5 times as much.
 */
import { sql } from '../server/src/db/sql.ts';
import { fillDeals } from './deal-rows.ts';
import { compareSizes } from './two-sizes.ts';

const UNITS_PER_BUILDING = 40;

await compareSizes({
  title: 'buildings',
  sizes: [200, 20_000],
  ratioMax: 2.5,
  // the money desk adds up all deals of the company, and looks for a cheque also by name, phone and unit of its deal
  growing: ['cheque, found by number', 'figures of the money desk'],
  async fill(database, total) {
    const { db } = database;
    const [buildings, people] = [total / UNITS_PER_BUILDING, total / 8];
    await db.execute(sql`insert into projects (slug, name_en, name_ar, floors_from, floors_to, is_lacasa, search_admin)
      select 'b-' || n, 'Building ' || n, 'عمارة ' || n, 1, 10, n = 1, 'building ' || n
      from generate_series(1, ${buildings}::int) n`);
    await db.execute(sql`insert into units (project_id, position, unit_number, floor, place, size_sqm, apartment_no, price, currency)
      select (n - 1) / ${UNITS_PER_BUILDING}::int + 1, n, 'A-' || n, n % 10 + 1, n % 4, 90, n, 90000, 'USD'
      from generate_series(1, ${total}::int) n`);
    await db.execute(sql`insert into persons (name, phone, phone_key, name_key, search)
      select 'Person ' || n, '0599' || lpad(n::text, 6, '0'), '599' || lpad(n::text, 6, '0'), 'person ' || n,
        'person ' || n || ' 0599' || lpad(n::text, 6, '0') || ' 599' || lpad(n::text, 6, '0')
      from generate_series(1, ${people}::int) n`);
    await fillDeals(database, total / 4);
    await db.execute(sql`insert into messages (sender_name, phone, phone_key, person_id, body)
      select 'Person ' || n, '0599', '599' || n, n, 'Is it free?' from generate_series(1, ${people}::int) n`);
  },
  /** The first building, and a person with deals in it. */
  calls: {
    floors: () => '/api/admin/buildings/1/floors',
    dashboard: () => '/api/admin/buildings/1/dashboard',
    buildings: () => '/api/admin/buildings?size=5',
    person: () => '/api/admin/persons/1',
    'person, found by phone': () => `/api/admin/persons?q=${encodeURIComponent('0599000001')}`,
    'account of a deal': () => '/api/admin/deals/1/ledger',
    'cheque, found by number': () => '/api/admin/money/cheques?group=all&q=700001',
    'figures of the money desk': () => '/api/admin/money',
  },
});
