/*
 * Fetches the S3 server of the tests, some 45 MB, with Maven: `node server/platform/media/testing/fetch-s3-proxy.ts`. A test
 * run does not do that by itself, and leaves out what needs the server.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { s3ProxyJars, s3ProxyVersion } from './start-s3-proxy.ts';

const project = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>orendi</groupId><artifactId>s3proxy</artifactId><version>1</version>
  <dependencies>
    <dependency>
      <groupId>org.gaul</groupId><artifactId>s3proxy</artifactId><version>${s3ProxyVersion}</version>
    </dependency>
  </dependencies>
</project>`;

const folder = mkdtempSync(join(tmpdir(), 'orendi-s3proxy-'));
try {
  writeFileSync(join(folder, 'pom.xml'), project);
  const copy = ['-q', '-B', 'dependency:copy-dependencies', '-DincludeScope=runtime'];
  execFileSync('mvn', [...copy, `-DoutputDirectory=${join(folder, 'jars')}`], {
    cwd: folder,
    stdio: 'inherit',
  });
  cpSync(join(folder, 'jars'), s3ProxyJars, { recursive: true });
} finally {
  rmSync(folder, { recursive: true });
}
console.log(`The S3 server is in ${s3ProxyJars}`);
