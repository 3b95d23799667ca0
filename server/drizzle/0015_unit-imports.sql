CREATE TABLE "import_headings" (
	"project_id" integer NOT NULL,
	"heading" text NOT NULL,
	"field" text,
	CONSTRAINT "import_headings_project_id_heading_pk" PRIMARY KEY("project_id","heading")
);
--> statement-breakpoint
CREATE TABLE "unit_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" integer NOT NULL,
	"actor_id" integer,
	"name" text NOT NULL,
	"sheet" text NOT NULL,
	"other_sheets" jsonb NOT NULL,
	"headings" jsonb NOT NULL,
	"rows" jsonb NOT NULL,
	"fields" jsonb NOT NULL,
	"batch" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "import_headings" ADD CONSTRAINT "import_headings_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_imports" ADD CONSTRAINT "unit_imports_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_imports" ADD CONSTRAINT "unit_imports_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unit_imports_project" ON "unit_imports" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "unit_imports_actor" ON "unit_imports" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "unit_imports_batch" ON "unit_imports" USING btree ("batch");--> statement-breakpoint
CREATE INDEX "unit_imports_age" ON "unit_imports" USING btree ("created_at");