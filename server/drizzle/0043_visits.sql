-- safe: it is written anew below, with one more kind; rows of the version before pass it
ALTER TABLE "secret_addresses" DROP CONSTRAINT "secret_addresses_one_subject";--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "way_minutes" integer DEFAULT 20 NOT NULL;--> statement-breakpoint
ALTER TABLE "secret_addresses" ADD COLUMN "visit_id" integer;--> statement-breakpoint
ALTER TABLE "secret_addresses" ADD CONSTRAINT "secret_addresses_visit_id_viewings_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."viewings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "secret_addresses_visit" ON "secret_addresses" USING btree ("visit_id");--> statement-breakpoint
ALTER TABLE "secret_addresses" ADD CONSTRAINT "secret_addresses_one_subject" CHECK (case "secret_addresses"."kind" when 'quote' then "secret_addresses"."quote_id" is not null when 'preview' then "secret_addresses"."preview_id" is not null
        when 'viewing' then "secret_addresses"."viewing_id" is not null when 'visit' then "secret_addresses"."visit_id" is not null when 'calendar' then "secret_addresses"."user_id" is not null else false end
        and num_nonnulls("secret_addresses"."quote_id", "secret_addresses"."preview_id", "secret_addresses"."viewing_id", "secret_addresses"."visit_id", "secret_addresses"."user_id") = 1);