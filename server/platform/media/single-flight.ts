import { outsideCalls } from '../deadline.ts';

/** While work under a name is running, everyone who asks for it shares its outcome, including a failure. */
export function createSingleFlight<T>() {
  const flights = new Map<string, Promise<T>>();

  return (name: string, work: () => Promise<T>): Promise<T> => {
    const running = flights.get(name);
    if (running) return running;
    const flight = outsideCalls(work).finally(() => flights.delete(name));
    flights.set(name, flight);
    return flight;
  };
}
