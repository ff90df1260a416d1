import { CACHE, HASHED_FOLDER, siteHeaders } from '../headers.ts';
import type { BuildManifest } from '../manifest/index.ts';
import { type Served, servedPaths } from './paths.ts';

/** A text in nginx's configuration. */
function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** A `map`: from exact values of one variable to another. */
function map(
  source: string,
  target: string,
  entries: readonly (readonly [string, string])[],
  otherwise = '',
): string {
  const lines = entries.map(([from, to]) => `  ${quoted(from)} ${quoted(to)};`);
  return [`map ${source} ${target} {`, `  default ${quoted(otherwise)};`, ...lines, '}'].join('\n');
}

/** The longest key, in bytes, that nginx's tables allow by default: 64, less what each entry needs. */
const MAX_KEY = 46;

/** The directive for longer keys; empty where there are none, because a configuration may have it only once. */
function roomForKeys(keys: readonly string[]): string {
  const longest = Math.max(...keys.map((key) => Buffer.byteLength(key)));
  return longest <= MAX_KEY ? '' : `map_hash_bucket_size ${2 ** Math.ceil(Math.log2(longest + 32))};\n\n`;
}

/** The addresses of built services in the form with a query, with their files. */
function queryForms(pages: readonly Served[], shells: readonly Served[]): (readonly [string, string])[] {
  return shells.flatMap((shell) =>
    pages
      .filter(({ path }) => path.startsWith(`${shell.path}/`))
      .map(({ path, file }) => [`${shell.path}?${path.slice(shell.path.length + 1)}`, file] as const),
  );
}

/**
 * `nginx.conf.example`: the site from files, `/server` forwarded to the embedded backend. To be included inside `http`.
 */
export function nginxFile(manifest: BuildManifest): string {
  const { pages, shells } = servedPaths(manifest);
  const base = manifest.basePath.slice(0, -1);
  const documents = [...pages, ...shells];
  const notFound = { file: `${base}/${manifest.notFound.file}`, headers: manifest.notFound.headers };
  const policies = [...documents, notFound].map(
    ({ file, headers }) => [file, headers['content-security-policy'] ?? ''] as const,
  );
  const unique = [...new Map(policies)];
  const byQuery = queryForms(pages, shells);
  const keys = [...byQuery, ...unique].map(([key]) => key);
  const headers = Object.entries(siteHeaders(manifest.siteUrl)).map(
    ([name, value]) => `  add_header ${name} ${quoted(value)} always;`,
  );
  const redirects = manifest.redirects.map(({ from, to, status }) => {
    const flag = status === 301 || status === 308 ? 'permanent' : 'redirect';
    return `    rewrite ${quoted(from.replace(/^\^\//, `^${base}/`))} ${base}${to} ${flag};`;
  });
  const host = new URL(manifest.siteUrl).hostname;
  // A variable is nginx's own, whichever file sets it: of two brands' the last would hold for both.
  const variable = (name: string) => `$plinth_${manifest.variant.replace(/\W/g, '_')}_${name}`;
  const [queryFile, policy, cache] = [variable('query_file'), variable('policy'), variable('cache')];
  return `# An example: put the site's files into /srv/plinth/www${manifest.basePath} and include this inside 'http'.
# TLS and the certificates are left to you. A second brand needs a folder and a backend's port of its own.

${roomForKeys(keys)}# The id may also stand in the query: /main/en/service?id=2
${map('$uri?$arg_id', queryFile, byQuery, '/-')}

${map('$uri', policy, unique)}

map $uri ${cache} {
  default "${CACHE.revalidate}";
  ~^${base}/${HASHED_FOLDER} "${CACHE.immutable}";
  ~\\.(svg|png|jpe?g|webp|avif|gif|ico|woff2?)$ "${CACHE.media}";
}

server {
  listen 80;
  server_name ${host};
  root /srv/plinth/www;
  absolute_redirect off;
  charset utf-8;
  # Without this pages go out as they are; brotli, a sixth smaller, needs a module that nginx does not bring.
  gzip on;
  gzip_vary on;
  gzip_comp_level 9;
  gzip_min_length 512;
  gzip_types text/css text/plain text/javascript application/javascript application/json application/manifest+json application/xml image/svg+xml;

${headers.join('\n')}
  add_header cache-control ${cache} always;
  add_header content-security-policy ${policy} always;

  location ^~ ${base}/server/ {
    # Start the backend with TRUSTED_PROXIES=loopback, so that its limit counts visitors and not this proxy.
    proxy_pass http://127.0.0.1:3000;
    proxy_http_version 1.1;
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_read_timeout 10s;
    # The backend sends its own headers: these are set here so that those above are not added twice.
    add_header x-served-by nginx;
  }

${shells
  .map(
    ({ path, file }) => `  location ~ ^${path}(/[^/]+)?$ {
    default_type text/html;
    try_files ${queryFile} $uri.html ${file};
  }`,
  )
  .join('\n')}

  # Its media type is younger than the table that comes with nginx.
  location ~ "\\.webmanifest$" {
    types { }
    default_type application/manifest+json;
    try_files $uri =404;
  }

  location ~ "(^${base}/assets/|\\.[A-Za-z0-9]{1,8}$)" {
    try_files $uri =404;
  }

  # The page for what is missing has no address of its own.
  location = ${notFound.file.replace(/\.html$/, '')} {
    try_files /- @redirects;
  }

  location ${manifest.basePath} {
    try_files $uri.html @redirects;
  }

  location @redirects {
${redirects.join('\n')}
    return 404;
  }

  error_page 404 ${notFound.file};
}
`;
}
