ALTER TABLE "users" ADD COLUMN "pending_role" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pending_by" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pending_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_pending_by_users_id_fk" FOREIGN KEY ("pending_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_pending_by" ON "users" USING btree ("pending_by");