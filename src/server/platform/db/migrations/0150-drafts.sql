-- A draft is a product that is not in the shop yet: like one that was put away it has archived_at, so that nothing of
-- this release or the one before shows it. draft_state: 'none', 'draft', or 'archived' for a draft that was put away and
-- comes back as one. publish_at: the moment (ms) from which it is in the shop, where its owner chose one.
alter table products add column draft_state text not null default 'none' check (draft_state in ('none', 'draft', 'archived'));
alter table products add column publish_at bigint;
