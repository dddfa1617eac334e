/** How a framework's server is told where to listen. */
interface HostArguments {
  /** Options of Node, before the program. */
  node: readonly string[]
  hostname: string
}

const orders: Record<string, string> = { '127.0.0.1': 'ipv4first', '::1': 'ipv6first' }

/**
 * Says how to let the site listen on an address, under a name the framework knows itself by.
 *
 * Where a proxy sends a request on, the framework (Next 16.4.5) writes every
 * loopback address as `localhost`, and compares that with the host it was started
 * with. Started with `127.0.0.1` it would take its own pages for another site's:
 * each such request would leave the process, come back over HTTP, and fail
 * altogether behind a front that speaks TLS.
 *
 * @param host The address to listen on. Of the two loopback addresses `localhost` means the one given.
 */
export function hostArguments(host: string): HostArguments {
  const order = orders[host]
  return order === undefined
    ? { node: [], hostname: host }
    : { node: [`--dns-result-order=${order}`], hostname: 'localhost' }
}
