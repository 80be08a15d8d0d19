-- What staff write down about buyers, and what they answer to messages.

-- A buyer is known by their mobile number, as the orders are.
create table buyer_notes (
  id {id},
  mobile text not null,
  words text not null,
  user_id bigint,
  created_at bigint not null
);
create index buyer_notes_mobile on buyer_notes (mobile, id);

create table ticket_answers (
  id {id},
  ticket_id bigint not null references tickets (id) on delete cascade,
  words text not null,
  user_id bigint,
  created_at bigint not null
);
create index ticket_answers_ticket on ticket_answers (ticket_id, id);
