CREATE TABLE "jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"ran_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"problem" text DEFAULT '' NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL
);
