-- Who changed what in the workshop; rows are added, never changed.

create table audit (
  id {id},
  at bigint not null,
  user_id bigint,
  username text not null,
  address text not null default '',
  action text not null,
  kind text not null,
  subject_id bigint,
  subject text not null default '',
  before text,
  after text
);
create index audit_latest on audit (at desc, id desc);
create index audit_kind on audit (kind, at desc, id desc);
