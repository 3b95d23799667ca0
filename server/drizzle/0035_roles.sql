-- safe: it allows what it did, and two further roles; the running version gives them no rights
ALTER TABLE "users" DROP CONSTRAINT "users_role_known";--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role_known" CHECK ("users"."role" in ('SUPERADMIN', 'ADMIN', 'SALES', 'ACCOUNTANT', 'LACASA'));--> statement-breakpoint
-- buildings bind whoever has some, and so far they meant nothing to the other roles
UPDATE "users" SET "building_ids" = NULL WHERE "role" <> 'LACASA';
