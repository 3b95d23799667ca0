-- safe: it is written anew below and allows what it did, and other codes
ALTER TABLE "deals" DROP CONSTRAINT "deals_currency_known";--> statement-breakpoint
-- safe: it is written anew below and allows what it did, and other codes
ALTER TABLE "deals" DROP CONSTRAINT "deals_due_currency_known";--> statement-breakpoint
-- safe: it is written anew below and allows what it did, and other codes
ALTER TABLE "deals" DROP CONSTRAINT "deals_paid_currency_known";--> statement-breakpoint
-- safe: it is written anew below and allows what it did, and other codes
ALTER TABLE "deposit_lists" DROP CONSTRAINT "deposit_lists_currency_known";--> statement-breakpoint
-- safe: it is written anew below and allows what it did, and other codes
ALTER TABLE "entries" DROP CONSTRAINT "entries_currency_known";--> statement-breakpoint
-- safe: it is written anew below and allows what it did, and other codes
ALTER TABLE "projects" DROP CONSTRAINT "projects_price_from_currency_known";--> statement-breakpoint
-- safe: it is written anew below and allows what it did, and other codes
ALTER TABLE "quotes" DROP CONSTRAINT "quotes_currency_known";--> statement-breakpoint
-- safe: it is written anew below and allows what it did, and other codes
ALTER TABLE "units" DROP CONSTRAINT "units_currency_known";--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "currencies" text[] DEFAULT '{"ILS","USD","JOD"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "zone" text DEFAULT 'Asia/Hebron' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "first_day" text DEFAULT 'sat' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "home_country" text DEFAULT 'PS' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "cities" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_currencies_some" CHECK (cardinality("company"."currencies") > 0);--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_currency_known" CHECK ("deals"."currency" ~ '^[A-Z]{3}$');--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_due_currency_known" CHECK ("deals"."due_currency" ~ '^([A-Z]{3}|Unknown)$');--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_paid_currency_known" CHECK ("deals"."paid_currency" ~ '^([A-Z]{3}|Unknown)$');--> statement-breakpoint
ALTER TABLE "deposit_lists" ADD CONSTRAINT "deposit_lists_currency_known" CHECK ("deposit_lists"."currency" ~ '^[A-Z]{3}$');--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_currency_known" CHECK ("entries"."currency" ~ '^[A-Z]{3}$');--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_price_from_currency_known" CHECK ("projects"."price_from_currency" ~ '^[A-Z]{3}$');--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_currency_known" CHECK ("quotes"."currency" ~ '^[A-Z]{3}$');--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_currency_known" CHECK ("units"."currency" ~ '^[A-Z]{3}$');