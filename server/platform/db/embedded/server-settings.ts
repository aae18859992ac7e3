import type { DatabaseFolder } from './database-folder.ts';

/** PostgreSQL's settings as command line arguments, which win over what its files say. */
export function serverSettings(folder: DatabaseFolder, socketFolder: string): string[] {
  const settings = {
    cluster_name: folder.clusterName,
    // Only the socket: no port to collide with, and nothing to reach from outside.
    listen_addresses: '',
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    max_connections: '60',
    shared_buffers: '128MB',
    fsync: 'on',
    synchronous_commit: 'on',
    // Short queries over data that is mostly in memory: compiling them costs more than it saves.
    jit: 'off',
    random_page_cost: '1.1',
    // Many visitors at once: a second worker for one of them only takes the processor from another.
    max_parallel_workers_per_gather: '0',
    timezone: 'UTC',
    // To our log through stderr: one line a message, without the values of a failed statement.
    log_destination: 'stderr',
    logging_collector: 'off',
    log_line_prefix: '',
    log_checkpoints: 'off',
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
