/** Somebody else has taken the turn to feed or to fill an index, as this process was not heard of for too long. */
export class TurnLost extends Error {
  override name = 'TurnLost';

  constructor() {
    super('somebody else feeds the search by now');
  }
}
