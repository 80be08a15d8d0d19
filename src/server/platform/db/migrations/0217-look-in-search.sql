-- Title and description of a page for search engines; '' where what it says anyway will do.
alter table pages add column seo_title text not null default '';
alter table pages add column seo_description text not null default '';
alter table categories add column seo_title text not null default '';
alter table categories add column seo_description text not null default '';
alter table stories add column seo_title text not null default '';
alter table stories add column seo_description text not null default '';
