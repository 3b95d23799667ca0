CREATE INDEX "leads_email" ON "leads" USING btree ("email") WHERE "leads"."email" <> '';--> statement-breakpoint
CREATE INDEX "persons_name" ON "persons" USING btree ("name_key");