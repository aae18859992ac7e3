/** What the kernel counts for a control group of memory; memory in megabytes. */
export interface GroupFigures {
  /** Everything, with the page cache and what the kernel needs for its processes. */
  now: number;
  most: number;
  /** Files that were read or written, in so far as they are nobody's shared memory. */
  pageCache: number;
  /** How often something had to be given up, most often pages of files, as the limit was reached. */
  limitHits: number;
  /** Processes killed for want of memory. */
  kills: number;
}

/** Of the kernel's interface to control groups. */
export type GroupVersion = 'first' | 'second';

/** @param read the text of a file of the group; empty when there is none */
export function parseGroup(version: GroupVersion, read: (file: string) => string): GroupFigures {
  const megabytes = (bytes: number) => bytes / 2 ** 20;
  const value = (file: string) => megabytes(Number(read(file)));
  const field = (file: string, name: string) =>
    Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(read(file))?.[1] ?? 0);
  const [all, cache] = version === 'first' ? ['usage_in_bytes', 'cache'] : ['current', 'file'];
  const most = version === 'first' ? 'max_usage_in_bytes' : 'peak';
  return {
    now: value(`memory.${all}`),
    most: value(`memory.${most}`),
    pageCache: megabytes(field('memory.stat', cache) - field('memory.stat', 'shmem')),
    limitHits: version === 'first' ? Number(read('memory.failcnt')) : field('memory.events', 'max'),
    kills: field(version === 'first' ? 'memory.oom_control' : 'memory.events', 'oom_kill'),
  };
}
