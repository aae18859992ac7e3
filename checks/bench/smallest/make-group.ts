import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Undo } from '../../product/undo.ts';

export interface GroupPlan {
  /** The folder of a hierarchy of the kernel's groups. */
  top: string;
  name: string;
  settings: Record<string, number>;
  /** Settings that not every kernel has. */
  wherePossible?: Record<string, number>;
}

/**
 * Makes a control group, which is removed at the end, when nobody is in it any more.
 * @returns its folder; null where it cannot be made: only root may, and not in every container
 */
export function makeGroup(
  { top, name, settings, wherePossible = {} }: GroupPlan,
  undo: Undo,
): string | null {
  const group = join(top, `orendi-bench-${name}-${process.pid}`);
  try {
    mkdirSync(group);
  } catch {
    return null;
  }
  try {
    // In a folder that is not the kernel's, nothing has come with it.
    if (!existsSync(join(group, 'cgroup.procs'))) throw new Error(`${group} is no group.`);
    const possible = Object.entries(wherePossible).filter(([file]) =>
      existsSync(join(group, file)),
    );
    for (const [file, value] of [...Object.entries(settings), ...possible]) {
      writeFileSync(join(group, file), String(value));
    }
    undo.add(async () => rmdirSync(group));
    return group;
  } catch {
    rmdirSync(group);
    return null;
  }
}

/** Moves this process into a group of its own, if one can be made, until the end. @returns whether it is there */
export function enterGroup(plan: GroupPlan, undo: Undo): boolean {
  const before = join(plan.top, parseGroupPath(readFileSync('/proc/self/cgroup', 'utf8'), 'cpu'));
  const group = makeGroup(plan, undo);
  if (group === null) return false;
  const moveTo = (folder: string) =>
    writeFileSync(join(folder, 'cgroup.procs'), String(process.pid));
  moveTo(group);
  undo.add(async () => moveTo(before));
  return true;
}

/** @param text of `/proc/PID/cgroup` @returns the path of the process's group, such as `/` */
export function parseGroupPath(text: string, controller: string): string {
  const first = new RegExp(`^\\d+:(?:[^:]*,)?${controller}(?:,[^:]*)?:(.+)$`, 'm').exec(text);
  return (first ?? /^0::(.+)$/m.exec(text))?.[1] ?? '/';
}
