import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Undo } from '../../product/undo.ts';
import { chooseStandby } from './choose-standby.ts';
import {
  copyFrom,
  initialize,
  type NodePlan,
  type PostgresNode,
  runNode,
} from './postgres-node.ts';
import { postgresUser } from './server-user.ts';
import { makeServerFolder } from './trial-folder.ts';

/** A primary and two standbys. */
export interface PostgresCluster {
  nodes: readonly PostgresNode[];
  /** Whoever takes writes now, as far as the trial knows. */
  primary(): PostgresNode;
  standbys(): PostgresNode[];
  /** Waits until a standby has received and replayed all that the primary has written. */
  untilCaughtUp(standby: PostgresNode): Promise<void>;
  /**
   * What an operator, or a program in their place, does about a primary that is gone: waits until it has not answered
   * for a while, asks all standbys how far they have come, and promotes the one that is furthest.
   */
  failOver(): Promise<PostgresNode>;
}

/** The product's. */
export const role = 'orendi';

const patienceMs = 60_000;

interface ClusterPlan {
  bin: string;
  folder: string;
  nextPort(): Promise<number>;
}

export async function startPostgresCluster(
  { bin, folder, nextPort }: ClusterPlan,
  undo: Undo,
): Promise<PostgresCluster> {
  const user = postgresUser();
  const all: { name: string; port: number }[] = [];
  for (const name of ['pg1', 'pg2', 'pg3']) all.push({ name, port: await nextPort() });
  const [first, ...others] = all.map(({ name, port }): NodePlan => {
    const own = makeServerFolder(folder, name, user);
    return { name, port, folder: own, data: join(own, 'data'), bin, user, all };
  });
  if (!first) throw new Error('There is no first node.');

  await initialize(first);
  let primary = await runNode(first, undo);
  const nodes = [primary];
  for (const plan of others) {
    await copyFrom(plan, first.port);
    nodes.push(await runNode(plan, undo));
  }
  await primary.ask(`create role ${role} login`);
  await primary.ask(`create database ${role} owner ${role}`);

  const standbys = () => nodes.filter((node) => node !== primary);
  return {
    nodes,
    primary: () => primary,
    standbys,
    untilCaughtUp: (standby) => untilCaughtUp(primary, standby),
    async failOver() {
      await untilGone(primary);
      const chosen = await chooseStandby(standbys());
      await chosen.ask('select pg_promote(true, 30)');
      primary = chosen;
      return chosen;
    },
  };
}

/** About what a program needs that promotes by itself, and far less than a person. */
const silenceMs = 10_000;

async function untilGone(node: PostgresNode): Promise<void> {
  let heard = performance.now();
  while (performance.now() - heard < silenceMs) {
    await node.ask('select 1').then(
      () => (heard = performance.now()),
      () => null,
    );
    await pause(500);
  }
}

async function untilCaughtUp(primary: PostgresNode, standby: PostgresNode): Promise<void> {
  const [written] = await primary.ask<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn');
  for (const deadline = performance.now() + patienceMs; ; await pause(200)) {
    const [state] = await standby
      .ask<{ isThere: boolean }>(
        `select coalesce(pg_last_wal_replay_lsn() >= '${written?.lsn}', false) as "isThere"`,
      )
      .catch(() => []);
    if (state?.isThere && (await isSending(primary, standby.name))) return;
    if (performance.now() > deadline) throw new Error(`${standby.name} did not catch up.`);
  }
}

async function isSending(primary: PostgresNode, name: string): Promise<boolean> {
  const rows = await primary.ask(
    `select 1 from pg_stat_replication where application_name = '${name}' and state = 'streaming'`,
  );
  return rows.length > 0;
}
