import type { PreviewContent } from '@diyar/contract/previews';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';

/** What a project would look like on the site, for those who have the link (docs/product/publishing.md#previews). */
export const previews = pgTable(
  'previews',
  {
    id: id(),
    /** Of earlier versions; now in `secret_addresses`, where the start puts it. */
    token: text('token'),
    /** Null for a project that was not saved yet. */
    projectId: integer('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    content: jsonb('content').$type<PreviewContent>().notNull(),
    endsAt: instant('ends_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('previews_token').on(t.token),
    index('previews_of_project').on(t.projectId, t.endsAt),
    index('previews_ended').on(t.endsAt),
  ],
);
