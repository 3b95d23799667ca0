CREATE TABLE "demo" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"filled_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"removed_by" integer,
	"dump_key" text,
	"dump_seal" text,
	"dump_tables" text,
	CONSTRAINT "demo_single" CHECK ("demo"."id" = 1)
);
