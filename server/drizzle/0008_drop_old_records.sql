-- safe: the version before is stopped for this migration (docs/operations.md)
ALTER TABLE "payments" DROP COLUMN "reservation_id";
--> statement-breakpoint
-- safe: the version before is stopped for this migration (docs/operations.md)
DROP TABLE "reservation_history";
--> statement-breakpoint
-- safe: the version before is stopped for this migration (docs/operations.md)
DROP TABLE "reservations";
--> statement-breakpoint
-- safe: the version before is stopped for this migration (docs/operations.md)
DROP TABLE "lacasa_apartments";
--> statement-breakpoint
-- safe: the version before is stopped for this migration (docs/operations.md)
DROP TABLE "sold";
--> statement-breakpoint
-- safe: the version before is stopped for this migration (docs/operations.md)
DROP INDEX "units_available_price";
--> statement-breakpoint
-- safe: the version before is stopped for this migration (docs/operations.md)
ALTER TABLE "units" DROP CONSTRAINT "units_size_range";
--> statement-breakpoint
-- safe: the version before is stopped for this migration (docs/operations.md)
ALTER TABLE "units" DROP COLUMN "is_available";
--> statement-breakpoint
-- safe: the version before is stopped for this migration (docs/operations.md)
ALTER TABLE "payments" ALTER COLUMN "deal_id" SET NOT NULL;
--> statement-breakpoint
CREATE INDEX "payments_deal" ON "payments" USING btree ("deal_id","paid_on","id");
--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_size_known" CHECK ("units"."size_sqm" >= 10 or not "units"."is_listed" or "units"."kind" in ('parking', 'storage'));
--> statement-breakpoint
-- The tracker never knew their size.
update units set size_sqm = 0 where not is_listed;
