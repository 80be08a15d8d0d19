-- What a buyer may add to the stars, and what the shop does with it.

alter table reviews add column title text not null default '';
-- JSON list of picture paths.
alter table reviews add column photos text not null default '[]';
-- What staff add to the reason that is kept in status_reason.
alter table reviews add column status_words text not null default '';
alter table reviews add column decided_at bigint;
-- The shop's own words under the review.
alter table reviews add column reply text not null default '';
alter table reviews add column replied_at bigint;
