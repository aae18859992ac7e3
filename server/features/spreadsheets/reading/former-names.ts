/*
 * What base categories and industries were called before, by id: a sheet that was downloaded then, or filled in after an
 * old template, still means them.
 */

export const formerCategoryNames: Readonly<Record<number, readonly string[]>> = {
  3: ['Kauçe që hapen'],
  5: ['Pouffes & footstools', 'Taburete dhe pufe'],
  6: ['Tavolina kafeje'],
  9: ['Bufe dhe konsola'],
  10: ['Cabinets & display cases', 'Vitrina dhe dollapë'],
  12: ['Portmanto dhe këpuctore'],
  20: ['Tryeza ngrënieje'],
  23: ['Kitchen trolleys'],
  24: ['Tavolina pune'],
  26: ['Skedarë dhe dollapë zyre'],
  28: ['Garnitura kopshti'],
  32: ['Kafene dhe lokale'],
  33: ['Ceiling & pendant lamps', 'Plafoniera dhe llamba varëse'],
  37: ['Cots & nursery', 'Djepe dhe krevate bebesh'],
  38: ["Bunk & children's beds", 'Krevate dykatëshe dhe fëmijësh'],
  40: ['Kuti dhe rafte lodrash'],
  44: ['Jastëkë dhe mbulesa'],
  45: ['Vazo dhe zbukurime'],
};

export const formerIndustryNames: Readonly<Record<number, readonly string[]>> = {
  3: ['Kuzhina dhe ngrënia'],
};
