-- Where the piece is in a picture, as fractions of its width and height: found when the picture is taken in, and moved by
-- the seller for a product, as pictures may be shared. Null until somebody has looked; a job looks at those from before.
alter table picture add column focus real[]
  constraint picture_focus check (cardinality(focus) = 2 and 0 <= all (focus) and 1 >= all (focus));
alter table product_picture add column focus real[]
  constraint product_picture_focus check (cardinality(focus) = 2 and 0 <= all (focus) and 1 >= all (focus));
-- Of the picture in picture_key.
alter table listing add column picture_focus real[];
create index picture_to_look_at on picture (created_at, key) where focus is null;
