CREATE TABLE "running_headings" (
	"kind" text NOT NULL,
	"heading" text NOT NULL,
	"field" text,
	CONSTRAINT "running_headings_pk" PRIMARY KEY("kind","heading")
);
--> statement-breakpoint
CREATE TABLE "running_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"actor_id" integer,
	"name" text NOT NULL,
	"on_day" date NOT NULL,
	"sheets" jsonb NOT NULL,
	"other_sheets" jsonb NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"brought_in" jsonb,
	"ran_at" timestamp (3) with time zone,
	"taken_back_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- safe: it is written anew below and allows what it did, and openings
ALTER TABLE "entries" DROP CONSTRAINT "entries_kind_known";--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "moved_in_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "moved_in_by" integer;--> statement-breakpoint
ALTER TABLE "running_imports" ADD CONSTRAINT "running_imports_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "running_imports_actor" ON "running_imports" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "running_imports_age" ON "running_imports" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_moved_in_by_users_id_fk" FOREIGN KEY ("moved_in_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_kind_known" CHECK ("entries"."kind" in ('charge', 'discount', 'payment', 'opening', 'stated', 'refund', 'writeOff'));