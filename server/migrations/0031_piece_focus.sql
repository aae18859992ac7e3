-- Of the pictures in piece_pictures, an array of two numbers each. Null for packages not indexed anew since.
alter table listing add column piece_focus real[];
