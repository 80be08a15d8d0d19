-- A parcel is looked for by the number that its carrier gave it.
create index parcels_tracking on parcels (tracking_number) where tracking_number <> '';
