-- A video that staff send with an answer: a file in the storage of pictures, under a name that nobody can guess. Its row
-- stands before its file, so that none is forgotten; one without an answer is nobody's and goes after a day.
create table answer_videos (
  id {id},
  ticket_id bigint references tickets (id) on delete set null,
  answer_id bigint references ticket_answers (id) on delete set null,
  user_id bigint not null,
  file text not null unique,
  type text not null,
  bytes bigint not null,
  ends_at bigint not null,
  created_at bigint not null
);
create index answer_videos_answer on answer_videos (answer_id);
create index answer_videos_ends on answer_videos (ends_at);
-- What each email of it leads to: a hash of the secret.
create table answer_video_links (
  token_hash text primary key,
  video_id bigint not null references answer_videos (id) on delete cascade,
  created_at bigint not null
);
create index answer_video_links_video on answer_video_links (video_id);
