-- Cloth is of the chapters 50 to 60, what is sewn of it of 61 to 63: the codes of one are none of the other.
-- A column of its own, as the release before goes by "chapters".
alter table tax_classes add column hsn_chapters text not null default '01-99';
update tax_classes set hsn_chapters = '50-60' where code = 'fabric';
update tax_classes set hsn_chapters = '61-63' where code = 'garment';
update tax_classes set hsn_chapters = '99-99' where code = 'stitching';
update tax_classes set hsn_chapters = '71-71' where code = 'jewellery';
