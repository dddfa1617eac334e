import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** An embedded service whose state is copied. */
interface Service {
  name: 'content' | 'backend'
  /** Where it answers, if it runs. */
  origin: string
  headers: Record<string, string>
}

/** A copy cannot be made, or not be put back. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
  readonly code = 'start/backup'
}

const secrets = 'secrets.json'
const note = 'backup.json'

/**
 * Copies what the embedded services keep, while they run: each copies its own at a moment in which it writes nothing.
 *
 * @param state Folder of the state, `.house-edge` unless said otherwise.
 * @param to Must not be there yet.
 * @throws {BackupError} Nothing is left at `to`.
 */
export async function backUp(
  state: string,
  to: string,
  {
    fetch,
    now,
    ports,
  }: { fetch: typeof globalThis.fetch; now: () => Date; ports: { content: number; backend: number } },
): Promise<void> {
  if (existsSync(to))
    throw new BackupError(`${to} is there already. Nothing was copied. Name another folder.`)
  const made = `${to}.new`
  rmSync(made, { recursive: true, force: true })
  mkdirSync(made, { recursive: true, mode: 0o700 })
  try {
    for (const service of servicesOf(state, ports)) {
      const copy = await copyOf(service, fetch)
      cpSync(copy, join(made, service.name), { recursive: true, preserveTimestamps: true })
      rmSync(copy, { recursive: true, force: true })
    }
    cpSync(join(state, secrets), join(made, secrets))
    writeFileSync(join(made, note), `${JSON.stringify({ madeAt: now().toISOString() })}\n`)
    renameSync(made, to)
  } catch (error) {
    rmSync(made, { recursive: true, force: true })
    throw error
  }
}

/**
 * Puts a copy back, into a folder of state that has none. The services must not run on it.
 *
 * @throws {BackupError} Nothing was changed.
 */
export function restore(from: string, state: string): void {
  if (!existsSync(join(from, note)))
    throw new BackupError(`${from} is no whole backup: ${note} is missing. Nothing was changed.`)
  const inTheWay = ['content', 'backend', secrets].filter((name) => existsSync(join(state, name)))
  if (inTheWay.length > 0)
    throw new BackupError(
      `${state} has ${inTheWay.join(', ')} already, which would be lost. Nothing was changed. Stop the services, and move the folder away or name another one.`,
    )
  mkdirSync(state, { recursive: true })
  for (const name of ['content', 'backend', secrets])
    cpSync(join(from, name), join(state, name), { recursive: true, preserveTimestamps: true })
}

function servicesOf(state: string, ports: { content: number; backend: number }): Service[] {
  const keys = JSON.parse(readFileSync(join(state, 'backend/keys.json'), 'utf8')) as { secretKey: string }
  return [
    // The backend last: what it says of documents is then of no earlier moment than they.
    { name: 'content', origin: `http://localhost:${ports.content}`, headers: {} },
    { name: 'backend', origin: `http://localhost:${ports.backend}`, headers: { apikey: keys.secretKey } },
  ]
}

async function copyOf({ name, origin, headers }: Service, fetch: typeof globalThis.fetch): Promise<string> {
  const answer = await fetch(`${origin}/control/backup`, { method: 'POST', headers }).catch(() => undefined)
  if (answer?.status !== 200)
    throw new BackupError(
      `The ${name} service at ${origin} ${answer ? `answered ${answer.status}` : 'does not answer'}, so nothing was copied. Start it; the folder of a service that does not run can be copied as it is.`,
    )
  return ((await answer.json()) as { folder: string }).folder
}
