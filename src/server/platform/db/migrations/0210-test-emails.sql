-- The emails by which an owner tries the mail server are looked up among all others.
create index mails_of_tests on mails (id) where letter = 'test-email';
