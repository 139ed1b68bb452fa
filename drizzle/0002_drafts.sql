CREATE TABLE "drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"cv_text" text NOT NULL,
	"job_description" text,
	"job_title" text,
	"company" text,
	"filename" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drafts_owner_id_updated_at_index" ON "drafts" USING btree ("owner_id","updated_at" DESC NULLS LAST);