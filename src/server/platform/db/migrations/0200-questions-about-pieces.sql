-- The saree that a message is about, where it was asked from its page; its row stays when it is put away.
alter table tickets add column product_id bigint references products (id) on delete set null;
-- What an answer shows beside its words: a video of the saree in daylight.
alter table ticket_answers add column link text not null default '';
