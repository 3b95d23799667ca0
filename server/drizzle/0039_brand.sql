CREATE TABLE "logo_files" (
	"file_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "short_name_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "short_name_ar" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "logo_file_id" integer;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "logo_dark_file_id" integer;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "logo_paper_file_id" integer;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "logo_has_name" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "accent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "headline_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "headline_ar" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "description_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "description_ar" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "about_title_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "about_title_ar" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "footer_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "footer_ar" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "bank_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "bank_ar" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "iban" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "logo_files" ADD CONSTRAINT "logo_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_logo_file_id_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_logo_dark_file_id_files_id_fk" FOREIGN KEY ("logo_dark_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_logo_paper_file_id_files_id_fk" FOREIGN KEY ("logo_paper_file_id") REFERENCES "public"."files"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
-- an installation that is in use keeps the name it showed until somebody changes it
UPDATE "company" SET "short_name_en" = 'Diyar', "short_name_ar" = 'ديار' WHERE EXISTS (SELECT 1 FROM "users");--> statement-breakpoint
create trigger company_file_class before insert or update of logo_file_id, logo_dark_file_id, logo_paper_file_id on company
for each row execute function require_file_class('logo_file_id', 'public', 'logo_dark_file_id', 'public', 'logo_paper_file_id', 'public');--> statement-breakpoint
create trigger logo_files_file_class before insert or update of file_id on logo_files
for each row execute function require_file_class('file_id', 'public');
