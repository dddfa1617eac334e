import type { Server } from 'node:http'
import { isLoopback } from '@house-edge/double/network'
import type { KeyFile } from '../keys/key-file.ts'
import { broadcast } from './broadcast.ts'
import { dispatchChange } from './changes/dispatch-changes.ts'
import { createHub } from './hub.ts'
import { hostedRealtimeLimits, type RealtimeLimits, type RealtimeService } from './realtime-service.ts'
import { acceptSockets, type Intercept, type SocketServer } from './upgrade.ts'

interface Realtime {
  service: RealtimeService
  sockets: SocketServer
}

/** Starts the realtime service: follows the publication, listens to the database, takes connections. */
export async function createRealtime(
  options: Omit<RealtimeService, 'hub' | 'limits'> & {
    limits: Partial<RealtimeLimits> | undefined
    keyFile: KeyFile
    origin: string
    server: Server
    siteUrl: string
    intercept: Intercept
  },
): Promise<Realtime> {
  const { database, clock, random, keys, keyFile, origin, report } = options
  const service: RealtimeService = {
    database,
    keys,
    clock,
    random,
    hub: createHub(),
    limits: { ...hostedRealtimeLimits, ...options.limits },
    report,
  }
  await database.transaction(async (tx) => {
    await tx.exec('select realtime.follow_publication(); truncate realtime.changes')
  })
  await listen(service)
  const known = new Set([new URL(options.siteUrl).origin, origin])
  const sockets = acceptSockets(options.server, service, {
    keys: keyFile,
    intercept: options.intercept,
    isAllowedOrigin: (candidate) => known.has(candidate) || isOfThisMachine(candidate),
  })
  return { service, sockets }
}

/** Notifications come after the commit, and one is dealt with before the next. */
async function listen(service: RealtimeService): Promise<void> {
  const { database } = service
  let work = Promise.resolve()
  const inOrder = (task: (id: string) => Promise<void>) => (id: string) => {
    work = work.then(() => task(id)).catch((error: unknown) => service.report(error))
  }
  await database.listen(
    'realtime_changes',
    inOrder((id) => dispatchChange(service, id)),
  )
  await database.listen(
    'realtime_messages',
    inOrder((id) => dispatchMessage(service, id)),
  )
}

/** A broadcast that SQL has sent, with `realtime.send` or `realtime.broadcast_changes`. */
async function dispatchMessage(service: RealtimeService, id: string): Promise<void> {
  const message = await service.database.transaction(async (tx) => {
    const { rows } = await tx.query<{ topic: string; event: string; payload: unknown; private: boolean }>(
      `select topic, event, payload, private from realtime.messages where id = $1`,
      [id],
    )
    return rows[0]
  })
  if (!message) return
  const { topic, event, payload, private: isPrivate } = message
  broadcast(service.hub, { topic, event, payload, isPrivate, meta: { id } })
}

function isOfThisMachine(origin: string): boolean {
  return URL.canParse(origin) && isLoopback(new URL(origin).hostname)
}
