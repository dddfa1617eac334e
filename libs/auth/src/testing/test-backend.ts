import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deserialize } from 'node:v8'

/** The embedded backend, as far as these tests need it. Only contract tests may import it themselves. */
export interface TestBackend {
  url: string
  publishableKey: string
  secretKey: string
  close(): Promise<void>
}

interface DatabaseImage {
  folders: readonly string[]
  files: ReadonlyMap<string, Uint8Array>
}

interface StartOptions {
  folder: string
  databaseImage: DatabaseImage
  migrations: string
  port: number
  siteUrl: string
  /** A password is tried in a millisecond; at the default it takes a tenth of a second. */
  auth: { passwordCost: number }
}

/** Read once: backends of one image follow each other on one database, which begins anew for each. */
let image: Promise<DatabaseImage> | undefined

async function readImage(template: string): Promise<DatabaseImage> {
  return deserialize(await readFile(join(template, 'migrated.image'))) as DatabaseImage
}

/**
 * Starts the backend on a copy of the template in memory.
 *
 * @param template A folder with the image of a database that has the schema: a new one takes seconds.
 */
export async function startOnCopy(
  template: string,
  start: (options: StartOptions) => Promise<TestBackend>,
): Promise<TestBackend> {
  const folder = await mkdtemp(join(tmpdir(), 'auth-contract-'))
  const migrations = join(import.meta.dirname, '../../../../supabase/migrations')
  const databaseImage = await (image ??= readImage(template))
  const auth = { passwordCost: 4 }
  const backend = await start({
    folder,
    databaseImage,
    migrations,
    port: 0,
    siteUrl: 'http://localhost:3000',
    auth,
  })
  return {
    ...backend,
    async close() {
      await backend.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A message as the mailbox shows it. */
interface CaughtMail {
  subject: string
  links: string[]
  code: string | null
}

/** The messages to one address, latest first as the mailbox lists them. */
export async function listMail(backend: TestBackend, to: string): Promise<CaughtMail[]> {
  const response = await fetch(`${backend.url}/mailbox/api/messages?to=${encodeURIComponent(to)}`)
  return (await response.json()) as CaughtMail[]
}

/** The query of the link in the latest message to an address. */
export async function getLink(backend: TestBackend, to: string): Promise<URLSearchParams> {
  const [message] = await listMail(backend, to)
  return new URL(message?.links[0] ?? 'about:blank').searchParams
}

/** What that link carries, as `confirmLink` takes it. */
export async function getLinkTokens(
  backend: TestBackend,
  to: string,
): Promise<{ tokenHash: string; type: string }> {
  const link = await getLink(backend, to)
  return { tokenHash: link.get('token_hash') ?? '', type: link.get('type') ?? '' }
}
