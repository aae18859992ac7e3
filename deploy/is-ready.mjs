/* Exits with 0 if the product on this machine says that it may receive calls. HOST and PORT are the product's. */
const { HOST, PORT } = process.env;
const isEverywhere = !HOST || HOST === '0.0.0.0' || HOST === '::';
const host = isEverywhere ? 'localhost' : HOST.includes(':') ? `[${HOST}]` : HOST;
const answer = await fetch(`http://${host}:${PORT || '3000'}/readyz`, {
  signal: AbortSignal.timeout(4_000),
}).catch(() => null);
process.exitCode = answer?.ok ? 0 : 1;
