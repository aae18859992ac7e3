-- A third number is the share of a photo that a crop may cut away, where the seller has chosen: 0 shows it whole.
alter table product_picture drop constraint product_picture_focus,
  add constraint product_picture_focus
    check (cardinality(focus) in (2, 3) and 0 <= all (focus) and 1 >= all (focus));
