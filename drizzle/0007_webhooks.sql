CREATE TABLE "webhook_calls" (
	"id" text PRIMARY KEY NOT NULL,
	"webhook_id" text NOT NULL,
	"analysis_id" text NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"event" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "webhook_calls_webhookId_analysisId_finishedAt_unique" UNIQUE("webhook_id","analysis_id","finished_at")
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"url" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_called_at" timestamp with time zone,
	"last_status" integer,
	"failing_since" timestamp with time zone,
	"disabled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "webhook_calls" ADD CONSTRAINT "webhook_calls_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_calls_next_attempt_at_index" ON "webhook_calls" USING btree ("next_attempt_at") WHERE "webhook_calls"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "webhooks_owner_id_index" ON "webhooks" USING btree ("owner_id");