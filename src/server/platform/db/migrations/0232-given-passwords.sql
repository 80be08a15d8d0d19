-- Whose password was made by somebody else: it is still to be changed after a role has ended, unlike a customer's own.

alter table users add column password_given smallint not null default 0;
-- The owner whom a shop began with, where the password of its first start was never changed.
update users set password_given = 1
  where must_change_password = 1 and role = 'owner' and id = (select min(id) from users);
