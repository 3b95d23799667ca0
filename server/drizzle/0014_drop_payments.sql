-- safe: the move to 0.2.0 stops the old version, see CHANGELOG
ALTER TABLE "payments" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
-- safe: its rows are entries of the ledger
DROP TABLE "payments" CASCADE;--> statement-breakpoint
-- safe: refunds and forfeits say it
ALTER TABLE "deals" DROP CONSTRAINT "deals_end_money_known";--> statement-breakpoint
-- safe: refunds and forfeits say it
ALTER TABLE "deals" DROP COLUMN "end_money";
