ALTER TABLE "messages" ADD COLUMN "quote_id" integer;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "agreed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_quote" ON "messages" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "quotes_agreed" ON "quotes" USING btree ("agreed_at") WHERE "quotes"."agreed_at" is not null and "quotes"."deal_id" is null;