/** Why a cluster does not answer. */
export type AwayReason =
  /** No node can be reached. */
  | 'unreachable'
  /** Nodes take longer than somebody waits; the cluster may be answering others. */
  | 'late'
  /** Nodes have a certificate that nobody whom we trust has signed for their names. */
  | 'untrusted'
  /** Nodes do not know the user or the password, or do not let the user do what was asked. */
  | 'forbidden'
  /** Nodes answer that they cannot: too busy, or without enough shards. */
  | 'refused'
  /** It has no such index or alias. */
  | 'missing';

const said: Record<AwayReason, string> = {
  unreachable: 'is unreachable',
  late: 'does not answer in time',
  untrusted: 'is not trusted',
  forbidden: 'forbids it',
  refused: 'refuses',
  missing: 'lacks an index',
};

/** The cluster gives no whole answer. Nothing is wrong with the question: it may be asked again later. */
export class SearchAway extends Error {
  override readonly name = 'SearchAway';
  readonly reason: AwayReason;

  constructor(reason: AwayReason, message: string, options?: ErrorOptions) {
    super(`the search cluster ${said[reason]}: ${message}`, options);
    this.reason = reason;
  }
}
