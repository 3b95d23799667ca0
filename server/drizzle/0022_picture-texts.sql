ALTER TABLE "project_media" ADD COLUMN "alt_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "project_media" ADD COLUMN "alt_ar" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "project_media" ADD COLUMN "is_decoration" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "project_media" ADD COLUMN "focal_x" double precision DEFAULT 0.5 NOT NULL;--> statement-breakpoint
ALTER TABLE "project_media" ADD COLUMN "focal_y" double precision DEFAULT 0.5 NOT NULL;--> statement-breakpoint
ALTER TABLE "unit_media" ADD COLUMN "alt_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "unit_media" ADD COLUMN "alt_ar" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "unit_media" ADD COLUMN "is_decoration" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "unit_media" ADD COLUMN "focal_x" double precision DEFAULT 0.5 NOT NULL;--> statement-breakpoint
ALTER TABLE "unit_media" ADD COLUMN "focal_y" double precision DEFAULT 0.5 NOT NULL;