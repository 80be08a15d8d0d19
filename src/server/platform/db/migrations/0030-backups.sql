-- Backups that were taken of this shop: what an alarm is raised by when the last one grows old.
create table backups (
  id {id},
  taken_at bigint not null,
  folder text not null,
  bytes bigint not null
);
create index backups_latest on backups (taken_at desc);
