#!/bin/sh
# Run once by the postgres image: makes the role the service works as, which owns nothing.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$SERVICE_PASSWORD" -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
create role staffetta login password :'password';
SQL
