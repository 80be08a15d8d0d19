-- What names and addresses look like (domain/name-skeleton.ts), each once; the next start fills them for who is there.
-- A row that looked like an older one before that holds 'id:' and its own number.

alter table users add column username_skeleton text;
alter table users add column email_skeleton text;
create unique index users_username_skeleton on users (username_skeleton);
create unique index users_email_skeleton on users (email_skeleton);
