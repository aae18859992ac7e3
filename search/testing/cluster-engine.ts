import type { EngineOptions, SearchEngine } from '../engine.ts';
import type { Fields, Row } from '../fields.ts';
import type { SearchCluster } from '../opensearch/cluster.ts';
import type { IndexTuning } from '../opensearch/index-shape.ts';
import { createIndexWriter } from '../opensearch/index-writer.ts';
import { refreshIndex } from '../opensearch/manage-indices.ts';
import { OpenSearchEngine } from '../opensearch/opensearch-engine.ts';

/** An engine in a cluster that takes its rows like one in memory, and knows only those that came through it. */
export class ClusterEngine<F extends Fields, Kind extends string>
  extends OpenSearchEngine<F, Kind>
  implements SearchEngine<F, Kind>
{
  readonly #writer: ReturnType<typeof createIndexWriter>;
  readonly #refresh: () => Promise<void>;
  /** The versions of rows, by id. */
  readonly #known = new Map<number, number>();
  /** Greater than that of any other change of this process, and of most others. */
  #version = Date.now() * 1_000;

  constructor(
    cluster: SearchCluster,
    index: string,
    options: EngineOptions<F, Kind> & IndexTuning,
  ) {
    super(cluster, index, options);
    this.#writer = createIndexWriter(cluster, index, options);
    this.#refresh = () => refreshIndex(cluster, index);
  }

  /** Gathers in this process until `settle`. */
  upsert(row: Row<F, Kind>): void {
    const { id, version } = row;
    if (version !== undefined && this.#known.get(id) === version) return;
    if (version !== undefined) this.#known.set(id, version);
    this.#writer.upsert(row, this.#nextVersion());
  }

  remove(id: number): void {
    this.#known.delete(id);
    this.#writer.remove(id, this.#nextVersion());
  }

  /** Sends what was gathered, and makes it visible. */
  async settle(): Promise<void> {
    await this.#writer.flush();
    await this.#refresh();
  }

  #nextVersion(): number {
    this.#version += 1;
    return this.#version;
  }
}
