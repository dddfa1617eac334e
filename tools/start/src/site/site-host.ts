/** Options to make the framework's server listen on an address. */
interface HostArguments {
  /** Options of Node, before the program. */
  node: readonly string[]
  hostname: string
}

const orders: Record<string, string> = { '127.0.0.1': 'ipv4first', '::1': 'ipv6first' }

/**
 * Makes the site listen on an address under the name `localhost`.
 *
 * When a proxy rewrites a request, Next 16.4.5 writes every loopback address as `localhost` and compares it with the
 * host it was started with. Started with `127.0.0.1`, it would take its own pages for another site's and fetch them over
 * HTTP, which fails behind TLS.
 *
 * @param host The address to listen on.
 */
export function hostArguments(host: string): HostArguments {
  const order = orders[host]
  return order === undefined
    ? { node: [], hostname: host }
    : { node: [`--dns-result-order=${order}`], hostname: 'localhost' }
}
