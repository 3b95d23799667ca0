-- pictures that are stored already count as shown
ALTER TABLE "files" ADD COLUMN "was_shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "was_shown" SET DEFAULT false;
