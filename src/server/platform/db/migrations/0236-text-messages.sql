-- Text messages to phones (SMS, WhatsApp): what left, what is kept here, what the gateway refused.
create table text_messages (
  id {id},
  -- With + and its country.
  recipient text not null,
  kind text not null,
  props text not null,
  -- 'handed': the gateway is being asked; 'unclear': nobody knows whether it took the message, which is never sent again.
  status text not null default 'waiting' check (status in ('waiting', 'handed', 'sent', 'kept', 'failed', 'unclear')),
  -- What it said; '' of one that held a code.
  body text not null default '',
  attempts integer not null default 0,
  last_error text not null default '',
  created_at bigint not null,
  sent_at bigint
);
create index text_messages_latest on text_messages (created_at desc, id desc);
create index text_messages_status on text_messages (status, created_at desc, id desc);
create index text_messages_recipient on text_messages (recipient);
