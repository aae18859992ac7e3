/** What follows these names an accessory or a purpose: `Wardrobe with mirror`, `Cover for sofa`, `Table, 90 cm`. */
const afterProduct = /,|\+|\s(?:with|w|for|f|and|me|për|per|dhe)\s/iu;

/**
 * Parts and accessories named after the furniture they are made for. The part comes last in English, first in Albanian.
 */
const englishPart =
  /(?<=\s)(?:slip)?(?:cover|cushion|pad|leg|handle|knob|hinge|fitting|underframe|(?<!\bbed\s)frame|headboard|top|panel|front|door|shell|runner|rail|bracket|insert|plinth|lid|tray|canopy|armrest|section|module)s?$/iu;
const albanianPart = /^(?:mbulesë|mbulese|këllëf|kellef|këmbë|kembe|dorezë|doreze|kapak)(?=\s)/iu;

/**
 * Splits a product's name into the product itself and what is only said about it: `Gardërobë | me pasqyrë`, `cover |
 * chair`. Most people who type `pasqyrë` look for a mirror, not for a wardrobe that has one.
 */
export function splitName(name: string): { product: string; about: string } {
  const end = name.search(afterProduct);
  const start = (end < 0 ? name : name.slice(0, end)).trim();
  const rest = end < 0 ? '' : name.slice(end).trim();
  const [part] = englishPart.exec(start) ?? albanianPart.exec(start) ?? [];
  if (start === '' || part === undefined)
    return { product: start || name, about: start ? rest : '' };
  return { product: part, about: `${start.replace(part, '').trim()} ${rest}`.trim() };
}
