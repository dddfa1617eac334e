import { createServer } from 'node:net'

/** So many in a row are hardly ever taken: a machine without a port among them has another trouble. */
const most = 100
const highest = 65_535

/**
 * The first port from one on that this machine lets one listen on.
 *
 * Another program may take it before it is listened on, which says so and ends then.
 *
 * @param search `except`: ports that are passed over, free or not.
 * @returns `undefined`: none of a hundred is free.
 */
export async function findFreePort(search: {
  host: string
  from: number
  except?: readonly number[] | undefined
}): Promise<number | undefined> {
  const { host, from, except = [] } = search
  for (let port = from; port < from + most && port <= highest; port++)
    if (!except.includes(port) && (await canListen(host, port).catch(() => false))) return port
  return undefined
}

/** Whether nobody listens there. Rejects where one may not, for whatever other reason. */
export function canListen(host: string, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false)
      else reject(error)
    })
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(true)))
  })
}
