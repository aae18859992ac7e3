/** Why a cluster does not answer. */
export type AwayReason =
  /** No node can be reached, or none answers in time. */
  | 'unreachable'
  /** Nodes answer that they cannot: too busy, without enough shards, or not open to this user. */
  | 'refused'
  /** It has no such index or alias. */
  | 'missing';

/** The cluster gives no whole answer. Nothing is wrong with the question: it may be asked again later. */
export class SearchAway extends Error {
  override readonly name = 'SearchAway';
  readonly reason: AwayReason;

  constructor(reason: AwayReason, message: string, options?: ErrorOptions) {
    super(`the search cluster is ${reason}: ${message}`, options);
    this.reason = reason;
  }
}
