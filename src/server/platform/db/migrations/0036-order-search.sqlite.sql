-- Three letters in a row of what staff look for orders by (orders/search-queries.ts), kept in step by triggers, so that
-- orders which the release before writes are found as well.
create virtual table order_words using fts5 (
  words, content = '', contentless_delete = 1, detail = none, tokenize = 'trigram'
);

insert into order_words (rowid, words)
  select id, number || char(10) || mobile || char(10) || full_name || char(10) || email
    || char(10) || coalesce(invoice_number, '')
  from orders;

create trigger order_words_insert after insert on orders begin
  insert into order_words (rowid, words)
    values (new.id, new.number || char(10) || new.mobile || char(10) || new.full_name || char(10) || new.email
      || char(10) || coalesce(new.invoice_number, ''));
end;

create trigger order_words_update
after update of number, mobile, full_name, email, invoice_number on orders begin
  update order_words set words = new.number || char(10) || new.mobile || char(10) || new.full_name || char(10)
    || new.email || char(10) || coalesce(new.invoice_number, '')
  where rowid = new.id;
end;

create trigger order_words_delete after delete on orders begin
  delete from order_words where rowid = old.id;
end;
