-- Devices and networks from which somebody has signed in: what others do keeps nobody out there. The place is a hash.

create table known_places (
  user_id bigint not null references users (id) on delete cascade,
  place_hash text not null,
  seen_at bigint not null,
  primary key (user_id, place_hash)
);
create index known_places_place on known_places (place_hash);
create index known_places_seen on known_places (seen_at);
