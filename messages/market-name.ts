let name = 'Orendi';

/** What the marketplace is called: the product's own name until an operator gives it another. */
export const marketName = () => name;

/** Sets the name in all messages from here on. The server calls it when it learns of it, the browser once. */
export function setMarketName(given: string): void {
  name = given;
}
