CREATE TABLE "usage" (
	"owner_id" text NOT NULL,
	"day" date NOT NULL,
	"analyses" integer NOT NULL,
	CONSTRAINT "usage_owner_id_day_pk" PRIMARY KEY("owner_id","day")
);
--> statement-breakpoint
ALTER TABLE "usage" ADD CONSTRAINT "usage_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;