-- The language of the page on which somebody ordered, wrote to us or asked to be told: what follows is written in it.
ALTER TABLE orders ADD COLUMN language text NOT NULL DEFAULT 'en';
ALTER TABLE tickets ADD COLUMN language text NOT NULL DEFAULT 'en';
ALTER TABLE waiting ADD COLUMN language text NOT NULL DEFAULT 'en';
