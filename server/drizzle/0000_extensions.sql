-- Text search by any part of a word, in Arabic too. Trusted since PostgreSQL 13: the owner of the database may create it.
create extension if not exists pg_trgm;
