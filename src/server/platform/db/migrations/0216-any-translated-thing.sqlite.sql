-- What may be translated are the rows of domain/translation: a further one needs no migration.
-- SQLite's own procedure for a check that goes, as in 0044.
pragma writable_schema = on;
update sqlite_schema set sql = replace(sql, ' check (thing in (''product'', ''category'', ''page'', ''value'', ''profile'', ''picture''))', '')
  where type = 'table' and name = 'translations';
pragma writable_schema = reset;
create table schema_moves (id bigint);
drop table schema_moves;
