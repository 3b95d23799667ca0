ALTER TABLE "deals" ADD COLUMN "buyer_search" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "persons" ADD COLUMN "phone_keys" text[];--> statement-breakpoint
ALTER TABLE "persons" ADD COLUMN "name_keys" text[];--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "person_id" integer;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "persons_phones" ON "persons" USING gin ("phone_keys");--> statement-breakpoint
CREATE INDEX "quotes_person" ON "quotes" USING btree ("person_id");