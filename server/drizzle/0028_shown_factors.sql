ALTER TABLE "sessions" ADD COLUMN "factor_shown_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "shown_factor" text;