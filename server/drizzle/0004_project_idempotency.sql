ALTER TABLE "projects" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "projects_idempotency" ON "projects" USING btree ("idempotency_key");