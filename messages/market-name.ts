let name = 'Orendi';

/** The name of the marketplace: the product's own until an operator gives it another. */
export const marketName = () => name;

/** Sets the name in all messages from here on. The server calls it when it learns of it, the browser once. */
export function setMarketName(given: string): void {
  name = given;
}
