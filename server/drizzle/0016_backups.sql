CREATE TABLE "backups" (
	"name" text PRIMARY KEY NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"proven_at" timestamp (3) with time zone,
	"problem" text DEFAULT '' NOT NULL
);
