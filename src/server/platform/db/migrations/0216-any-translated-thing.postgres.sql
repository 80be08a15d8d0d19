-- What may be translated are the rows of domain/translation: a further one needs no migration.
alter table translations drop constraint translations_thing_check;
