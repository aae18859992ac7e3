/*
 * Checks the subjects of commits: at most 72 characters, imperative ("Lock the row", not "Locks" or "Locked"), no full
 * stop. Without arguments, of all commits since the rule was made that this clone has; with a file, as git's commit-msg
 * hook names it, of the message in it.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root } from './root.mjs';

/** The last commit before the rule, and its time for clones that are too shallow to have it. */
const before = { commit: 'def38c35', time: '2026-11-25T22:14:26Z' };
const longest = 72;
/** Verbs that look like another form of one. */
const imperative =
  /^(Address|Assess|Bring|Compress|Discuss|Dismiss|Embed|Exceed|Express|Feed|Focus|Need|Pass|Press|Process|Seed|Shed|Spring|Stress|Wring)$/;

function faultOf(subject) {
  const [verb = ''] = subject.split(' ', 1);
  if (subject.length > longest) return `${subject.length} characters, not ${longest}`;
  if (!/^[A-Z]/.test(subject)) return 'begins with a small letter';
  if (subject.endsWith('.')) return 'ends with a full stop';
  return /(s|ed|ing)$/.test(verb) && !imperative.test(verb) ? `"${verb}" is not imperative` : null;
}

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout : null;
}

function listSubjects() {
  const isKnown = git('cat-file', '-e', `${before.commit}^{commit}`) !== null;
  const range = isKnown ? [`${before.commit}..HEAD`] : [`--since=${before.time}`];
  // Null outside of a clone, such as in an archive of the sources.
  return git('log', '--no-merges', '--format=%s', ...range)?.split('\n') ?? [];
}

const [file] = process.argv.slice(2);
const subjects = file ? readFileSync(file, 'utf8').split('\n').slice(0, 1) : listSubjects();
for (const subject of subjects.filter(Boolean)) {
  if (/^(Merge|Revert|fixup!|squash!) /.test(subject)) continue;
  const fault = faultOf(subject);
  if (fault === null) continue;
  console.error(`${subject}\n  ${fault}`);
  process.exitCode = 1;
}
