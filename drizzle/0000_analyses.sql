CREATE TABLE "analyses" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"overall_score" integer,
	"match_percentage" integer,
	"ats_score" integer,
	"target_role" text,
	"target_industry" text,
	"target_company" text,
	"original_filename" text,
	"analysis_type" text NOT NULL,
	"engine_version" text NOT NULL,
	"report" jsonb,
	"failure" text,
	CONSTRAINT "analyses_status" CHECK ("analyses"."status" in ('processing', 'completed', 'failed'))
);
--> statement-breakpoint
CREATE INDEX "analyses_owner_id_created_at_index" ON "analyses" USING btree ("owner_id","created_at" DESC NULLS LAST);