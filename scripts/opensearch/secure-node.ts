import { copyFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Certificates } from '../../search/testing/issue-certificates.ts';

/** The password of the one user, who may do what docs/operations/search-cluster.md lists, and nothing else. */
export const login = { user: 'orendi', password: 'p@ss/word:1' };

/** The same password, as OpenSearch's security plugin keeps it. */
const hash = '$2y$12$Wni5l2FGA307ttUXGocmAewYao9H5mQhOOCppvS8/G17JsGeuQboK';

const files = {
  config: {
    config: {
      dynamic: {
        authc: {
          basic: {
            http_enabled: true,
            order: 0,
            http_authenticator: { type: 'basic', challenge: true },
            authentication_backend: { type: 'internal' },
          },
        },
      },
    },
  },
  internalusers: { [login.user]: { hash } },
  roles: {
    orendi: {
      cluster_permissions: ['cluster:monitor/health', 'cluster_composite_ops'],
      index_permissions: [{ index_patterns: ['orendi-*'], allowed_actions: ['indices_all'] }],
    },
  },
  rolesmapping: { orendi: { users: [login.user] } },
};
const nameOf = {
  config: 'config',
  internalusers: 'internal_users',
  roles: 'roles',
  rolesmapping: 'roles_mapping',
} as const;

/**
 * Lets a node speak only https, and only to whoever has a password.
 * @param plugin the folder of OpenSearch's security plugin
 * @param config the folder of the node's settings
 * @returns more lines of its `opensearch.yml`
 */
export function secureNode(plugin: string, config: string, certificates: Certificates): string[] {
  const folder = join(config, 'opensearch-security');
  mkdirSync(folder, { recursive: true });
  cpSync(join(plugin, 'config'), folder, { recursive: true });
  for (const [type, content] of Object.entries(files)) {
    // JSON is YAML as well.
    const own = JSON.stringify({ _meta: { type, config_version: 2 }, ...content });
    writeFileSync(join(folder, `${nameOf[type as keyof typeof files]}.yml`), own);
  }
  // It reads only what lies beside its settings.
  for (const file of Object.values(certificates) as string[])
    copyFileSync(file, join(config, basename(file)));
  const { authority, certificate, key } = certificates;
  const tls = (way: string) => [
    `plugins.security.ssl.${way}.pemcert_filepath: ${basename(certificate)}`,
    `plugins.security.ssl.${way}.pemkey_filepath: ${basename(key)}`,
    `plugins.security.ssl.${way}.pemtrustedcas_filepath: ${basename(authority)}`,
  ];
  return [
    'plugins.security.ssl.http.enabled: true',
    ...tls('http'),
    ...tls('transport'),
    'plugins.security.ssl.transport.enforce_hostname_verification: false',
    'plugins.security.allow_default_init_securityindex: true',
    'plugins.security.nodes_dn: [CN=node]',
  ];
}
