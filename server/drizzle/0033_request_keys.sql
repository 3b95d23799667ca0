CREATE TABLE "request_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"attempt" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"status" integer,
	"answer" text
);
--> statement-breakpoint
CREATE INDEX "request_keys_at" ON "request_keys" USING btree ("at");