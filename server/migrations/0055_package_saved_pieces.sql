-- How many pieces a package had when its seller last saved it: one that has fewer by now has lost them. Null until it is saved by a
-- version that writes it.
alter table package add column saved_pieces integer;
update package p set saved_pieces = (select sum(quantity) from package_item where package_id = p.id);
