import type { DatabaseFolder } from './database-folder.ts';

/** PostgreSQL's settings as command line arguments, which override its configuration files. */
export function serverSettings(
  folder: DatabaseFolder,
  socketFolder: string,
  others: Record<string, string>,
): string[] {
  const settings = {
    cluster_name: folder.clusterName,
    // Socket only: no port conflicts, and nothing reachable from outside.
    listen_addresses: '',
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    max_connections: '60',
    shared_buffers: '128MB',
    fsync: 'on',
    synchronous_commit: 'on',
    // Short queries over data that is mostly in memory: compiling costs more than it saves.
    jit: 'off',
    random_page_cost: '1.1',
    // With many concurrent visitors, a second worker for one query only takes processor time from another.
    max_parallel_workers_per_gather: '0',
    timezone: 'UTC',
    // Stderr goes to our log: one line per message, without the values of failed statements.
    log_destination: 'stderr',
    logging_collector: 'off',
    log_line_prefix: '',
    log_checkpoints: 'off',
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    ...others,
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
