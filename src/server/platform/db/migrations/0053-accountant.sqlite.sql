-- The roles are the rows of domain/permissions.ts: a further one needs no migration. As 0044 takes a check away.
pragma writable_schema = on;
update sqlite_schema set sql = replace(sql, ' check (role in (''owner'', ''manager'', ''packer''))', '')
  where type = 'table' and name = 'users';
pragma writable_schema = reset;
create table schema_moves (id bigint);
drop table schema_moves;
