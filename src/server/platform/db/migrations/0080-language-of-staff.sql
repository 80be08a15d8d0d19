-- What the admin area speaks to a member of staff: 'en', 'ta' or 'hi'.
ALTER TABLE users ADD COLUMN admin_language text NOT NULL DEFAULT 'en';
