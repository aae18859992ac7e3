-- What an empty shop starts with: industries, categories with their icons, exchange rates, and no banner of the
-- operator's own. All of it can be changed later with `npm run operator`; this file never changes again.

insert into industry (id, industry_name, industry_name_al, position)
values
  (1, 'Living room', 'Dhoma e ndenjjes', 1),
  (2, 'Bedroom', 'Dhoma e gjumit', 2),
  (3, 'Kitchen & dining', 'Kuzhina dhe ngrënia', 3),
  (4, 'Office', 'Zyra', 4),
  (5, 'Outdoor', 'Kopshti dhe oborri', 5),
  (6, 'Lighting', 'Ndriçimi', 6),
  (7, 'Children''s room', 'Dhoma e fëmijëve', 7),
  (8, 'Decor', 'Dekori', 8);

-- A category button shows the first ten characters of its name, so names that stand side by side differ within them.
insert into category (id, industry_id, category_name, category_name_al, icon, position)
values
  (1, 1, 'Sofas', 'Divane', '/icons/sofa.svg', 1),
  (2, 1, 'Corner sofas', 'Divane këndore', '/icons/corner-sofa.svg', 2),
  (3, 1, 'Sofa beds', 'Kauçe që hapen', '/icons/sofa-bed.svg', 3),
  (4, 1, 'Armchairs', 'Kolltuqe', '/icons/armchair.svg', 4),
  (5, 1, 'Pouffes & footstools', 'Taburete dhe pufe', '/icons/pouffe.svg', 5),
  (6, 1, 'Coffee tables', 'Tavolina kafeje', '/icons/coffee-table.svg', 6),
  (7, 1, 'TV units', 'Komoda TV', '/icons/tv-unit.svg', 7),
  (8, 1, 'Bookcases & shelves', 'Biblioteka dhe rafte', '/icons/bookcase.svg', 8),
  (9, 1, 'Sideboards & consoles', 'Bufe dhe konsola', '/icons/sideboard.svg', 9),
  (10, 1, 'Cabinets & display cases', 'Vitrina dhe dollapë', '/icons/cabinet.svg', 10),
  (11, 1, 'Room dividers', 'Paravane', '/icons/room-divider.svg', 11),
  (12, 1, 'Coat racks & shoe cabinets', 'Portmanto dhe këpuctore', '/icons/coat-rack.svg', 12),
  (13, 2, 'Beds', 'Krevate', '/icons/bed.svg', 1),
  (14, 2, 'Mattresses', 'Dyshekë', '/icons/mattress.svg', 2),
  (15, 2, 'Wardrobes', 'Dollapë rrobash', '/icons/wardrobe.svg', 3),
  (16, 2, 'Chests of drawers', 'Komoda', '/icons/chest-of-drawers.svg', 4),
  (17, 2, 'Bedside tables', 'Komodina', '/icons/bedside-table.svg', 5),
  (18, 2, 'Dressing tables', 'Tryeza tualeti', '/icons/dressing-table.svg', 6),
  (19, 3, 'Kitchens', 'Kuzhina', '/icons/kitchen.svg', 1),
  (20, 3, 'Dining tables', 'Tryeza ngrënieje', '/icons/dining-table.svg', 2),
  (21, 3, 'Dining chairs', 'Karrige ngrënieje', '/icons/dining-chair.svg', 3),
  (22, 3, 'Bar stools & bar tables', 'Stola bari dhe tavolina të larta', '/icons/bar-stool.svg', 4),
  (23, 3, 'Kitchen trolleys', 'Karroca shërbimi', '/icons/trolley.svg', 5),
  (24, 4, 'Desks', 'Tavolina pune', '/icons/desk.svg', 1),
  (25, 4, 'Office chairs', 'Karrige zyre', '/icons/office-chair.svg', 2),
  (26, 4, 'Filing cabinets', 'Skedarë dhe dollapë zyre', '/icons/filing-cabinet.svg', 3),
  (27, 4, 'Meeting tables', 'Tavolina mbledhjesh', '/icons/meeting-table.svg', 4),
  (28, 5, 'Garden sets', 'Garnitura kopshti', '/icons/garden-set.svg', 1),
  (29, 5, 'Garden tables & chairs', 'Tavolina dhe karrige kopshti', '/icons/garden-table.svg', 2),
  (30, 5, 'Sun loungers', 'Shezlongë', '/icons/sun-lounger.svg', 3),
  (31, 5, 'Garden swings', 'Kolovajza', '/icons/garden-swing.svg', 4),
  (32, 5, 'Café furniture', 'Kafene dhe lokale', '/icons/cafe-furniture.svg', 5),
  (33, 6, 'Ceiling & pendant lamps', 'Plafoniera dhe llamba varëse', '/icons/ceiling-lamp.svg', 1),
  (34, 6, 'Floor lamps', 'Llamba dyshemeje', '/icons/floor-lamp.svg', 2),
  (35, 6, 'Table lamps', 'Abazhurë dhe llamba tavoline', '/icons/table-lamp.svg', 3),
  (36, 6, 'Wall lamps', 'Llamba muri', '/icons/wall-lamp.svg', 4),
  (37, 7, 'Cots & nursery', 'Djepe dhe krevate bebesh', '/icons/cot.svg', 1),
  (38, 7, 'Bunk & children''s beds', 'Krevate dykatëshe dhe fëmijësh', '/icons/bunk-bed.svg', 2),
  (39, 7, 'Study desks for children', 'Tavolina mësimi', '/icons/study-desk.svg', 3),
  (40, 7, 'Toy storage', 'Kuti dhe rafte lodrash', '/icons/toy-storage.svg', 4),
  (41, 8, 'Rugs', 'Qilima', '/icons/rug.svg', 1),
  (42, 8, 'Mirrors', 'Pasqyra', '/icons/mirror.svg', 2),
  (43, 8, 'Curtains', 'Perde', '/icons/curtain.svg', 3),
  (44, 8, 'Cushions & throws', 'Jastëkë dhe mbulesa', '/icons/cushion.svg', 4),
  (45, 8, 'Vases & ornaments', 'Vazo dhe zbukurime', '/icons/vase.svg', 5);

-- The rows above brought their own ids; the next industry or category goes on after them.
select setval(pg_get_serial_sequence('industry', 'id'), 8);
select setval(pg_get_serial_sequence('category', 'id'), 45);

-- Rounded from the Bank of Albania's rates of mid 2025 (97 lek to the euro, 83 to the dollar): good enough to sort by
-- price until the operator sets the day's own.
insert into exchange_rate (currency, euro_rate)
values
  ('EUR', 1),
  ('USD', 0.86),
  ('ALL', 0.0103);

insert into announcement (main_banner, secondary_banner)
values (null, null);
