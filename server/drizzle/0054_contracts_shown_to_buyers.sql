ALTER TABLE "contracts" ADD COLUMN "shown_to_buyers" text;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "shown_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "shown_by" integer;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_shown_by_users_id_fk" FOREIGN KEY ("shown_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_shown_known" CHECK ("contracts"."shown_to_buyers" in ('word', 'scan'));--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_shown_whole" CHECK (("contracts"."shown_to_buyers" is null) = ("contracts"."shown_at" is null));