-- safe: 0010 copied its rows, and the version before is stopped for this migration
DROP TABLE "audit" CASCADE;