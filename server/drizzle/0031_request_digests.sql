ALTER TABLE "entries" ADD COLUMN "request_digest" text;--> statement-breakpoint
ALTER TABLE "lead_entries" ADD COLUMN "request_digest" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "request_digest" text;