-- The number of the e-way bill that a parcel travels with, or why it needs none.

alter table parcels add column eway_bill text not null default '';
alter table parcels add column eway_reason text not null default '';
