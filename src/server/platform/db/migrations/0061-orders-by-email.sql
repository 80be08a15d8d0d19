-- Orders are found by the email of whoever placed them, guest or not; an email about a breach says in which language it was written.

create index orders_email on orders (email);

alter table breach_emails add column language text not null default 'en';
