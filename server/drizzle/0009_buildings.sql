ALTER TABLE "changes" ALTER COLUMN "entity_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "changes" ADD COLUMN "search" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "co_buyers" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "end_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "end_money" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "person_id" integer;--> statement-breakpoint
ALTER TABLE "persons" ADD COLUMN "search" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "building_ids" integer[];--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "changes_log" ON "changes" USING btree ("id" DESC NULLS FIRST) WHERE "changes"."field" = '';--> statement-breakpoint
CREATE INDEX "changes_search" ON "changes" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "messages_person" ON "messages" USING btree ("person_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "persons_search" ON "persons" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_end_money_known" CHECK ("deals"."end_money" in ('toGiveBack', 'givenBack', 'kept'));