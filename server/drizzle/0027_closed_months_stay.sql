CREATE TABLE "month_reports" (
	"month" date PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL,
	"is_later" boolean DEFAULT false NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "on_day" date;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "counts_from" date;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "counts_until" date;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "closed_month" date;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "building_id" integer;--> statement-breakpoint
ALTER TABLE "entry_rates" ADD COLUMN "counts_until" date;--> statement-breakpoint
ALTER TABLE "month_reports" ADD CONSTRAINT "month_reports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_building_id_projects_id_fk" FOREIGN KEY ("building_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entries_building" ON "entries" USING btree ("building_id");--> statement-breakpoint
CREATE INDEX "entry_rates_entry" ON "entry_rates" USING btree ("entry_id");