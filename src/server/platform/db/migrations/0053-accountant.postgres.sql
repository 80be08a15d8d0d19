-- The roles are the rows of domain/permissions.ts: a further one needs no migration.
alter table users drop constraint if exists users_role_check;
