-- What a member of staff is told of by text message, and the number that it goes to: confirmed by a code, and for nothing else.
alter table alert_choices add column text_kinds text not null default '';
create table notice_mobiles (
  user_id bigint primary key references users (id) on delete cascade,
  -- Ten digits of India.
  mobile text not null,
  confirmed_at bigint not null
);
create index staff_alerts_to_text on staff_alerts (user_id, due_at) where told_at is null and way = 'text';
