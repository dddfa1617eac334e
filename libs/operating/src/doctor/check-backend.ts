import { z } from 'zod'
import { type Asking, ask, jsonOf } from './ask.ts'
import { type Finding, findingsOf } from './finding.ts'
import type { BackendSettings } from './settings.ts'

const Settings = z.object({
  external: z.record(z.string(), z.unknown()),
  mailer_autoconfirm: z.boolean().optional(),
})
const Buckets = z.array(z.object({ id: z.string() }))

/** What a release needs at the backend. */
export interface NeededAtBackend {
  /** Versions of migrations; `undefined` where they are not known. */
  migrations: readonly string[] | undefined
  functions: readonly string[]
  buckets: readonly string[]
}

const { right, doubtful, wrong } = findingsOf('backend')
const migrations = findingsOf('migrations')
const search = findingsOf('search')

/** Asks the backend whether it takes the keys, and has what this release needs. */
export async function checkBackend(
  asking: Asking,
  backend: BackendSettings,
  needed: NeededAtBackend,
): Promise<{ findings: Finding[]; skewMs?: number | undefined }> {
  const url = backend.BACKEND_URL
  const { host } = new URL(url)
  const answer = await ask(asking, `${url}/auth/v1/settings`, {
    headers: by(backend.BACKEND_PUBLISHABLE_KEY),
  })
  if (answer.failed !== undefined)
    return {
      findings: [
        wrong(
          `${host} cannot be asked: ${answer.failed}.`,
          'Look at BACKEND_URL, and at what this machine may reach. Until it answers nobody can sign in; pages are shown.',
        ),
      ],
    }
  if (answer.status === 401 || answer.status === 403)
    return {
      findings: [
        wrong(
          `${host} refuses the publishable key (${answer.status}).`,
          'Copy it anew to BACKEND_PUBLISHABLE_KEY.',
        ),
      ],
    }
  const settings = Settings.safeParse(answer.status === 200 ? jsonOf(answer.text) : undefined).data
  if (settings === undefined)
    return {
      findings: [
        wrong(
          `${host} answers ${answer.status}, and not as a backend does.`,
          'Look at BACKEND_URL, and whether the project is paused.',
        ),
      ],
    }
  const secret = await checkSecret(asking, backend)
  const all = [
    ...signInFindings(settings, backend),
    ...secret.findings,
    ...(secret.isTaken
      ? [
          await checkMigrations(asking, backend, needed.migrations),
          await checkBuckets(asking, backend, needed.buckets),
          await checkSearch(asking, backend),
        ]
      : []),
    await checkFunctions(asking, backend, needed.functions),
  ].filter((finding) => finding !== undefined)
  const isAllRight = all.every(({ about, state }) => about !== 'backend' || state === 'right')
  return {
    findings: isAllRight ? [right(`${host} takes the keys and has what this release needs.`), ...all] : all,
    skewMs: answer.skewMs,
  }
}

/** What sends a key along. */
export function by(key: string): Record<string, string> {
  return { apikey: key, authorization: `Bearer ${key}` }
}

function signInFindings(settings: z.infer<typeof Settings>, backend: BackendSettings): Finding[] {
  const shut = backend.AUTH_PROVIDERS.filter((name) => settings.external[name] !== true)
  return [
    ...(settings.external['email'] === true
      ? []
      : [
          wrong(
            'Nobody can sign in by e-mail: the provider is off.',
            'Switch it on (Authentication, Sign In / Providers).',
          ),
        ]),
    ...(shut.length > 0
      ? [
          wrong(
            `AUTH_PROVIDERS names ${shut.join(', ')}, which the backend has not.`,
            'Switch it on there, or leave it away here.',
          ),
        ]
      : []),
    ...(settings.mailer_autoconfirm === true
      ? [
          doubtful(
            'Addresses count as confirmed without a message.',
            'Switch “Confirm email” on: anybody can sign up with the address of somebody else.',
          ),
        ]
      : []),
  ]
}

async function checkSecret(
  asking: Asking,
  backend: BackendSettings,
): Promise<{ findings: Finding[]; isTaken: boolean }> {
  const key = backend.BACKEND_SECRET_KEY
  if (key === undefined)
    return {
      findings: [
        doubtful(
          'BACKEND_SECRET_KEY is not set.',
          'Set it: without it no reader is told of changed scores, no account can be deleted, and migrations cannot be looked at.',
        ),
      ],
      isTaken: false,
    }
  const answer = await ask(asking, `${backend.BACKEND_URL}/auth/v1/admin/users?per_page=1`, {
    headers: by(key),
  })
  const says = answer.failed ?? (answer.status === 200 ? undefined : `it answers ${answer.status}`)
  if (says === undefined) return { findings: [], isTaken: true }
  const advice = 'Copy the secret key of the same project anew to BACKEND_SECRET_KEY.'
  return { findings: [wrong(`The secret key is not taken: ${says}.`, advice)], isTaken: false }
}

async function checkMigrations(
  asking: Asking,
  backend: BackendSettings,
  needed: readonly string[] | undefined,
): Promise<Finding> {
  if (needed === undefined)
    return migrations.skipped('There is neither a folder of migrations here nor a release that names them.')
  const answer = await ask(asking, `${backend.BACKEND_URL}/rest/v1/rpc/applied_migrations`, {
    method: 'POST',
    headers: { ...by(backend.BACKEND_SECRET_KEY ?? ''), 'content-type': 'application/json' },
    body: '{}',
  })
  if (answer.failed !== undefined) return migrations.wrong(`The database cannot be asked: ${answer.failed}.`)
  const versions = z.array(z.string()).safeParse(answer.status === 200 ? jsonOf(answer.text) : undefined).data
  const push = 'Apply those in supabase/migrations (`supabase db push`) before this release is started.'
  if (versions === undefined)
    return migrations.wrong(
      `The database does not say which it has (${answer.status}), so it is older than this release.`,
      push,
    )
  const missing = needed.filter((version) => !versions.includes(version))
  if (missing.length > 0) return migrations.wrong(`The database lacks ${missing.join(', ')}.`, push)
  const newer = versions.filter((version) => version > (needed.at(-1) ?? ''))
  return newer.length > 0
    ? migrations.right(`The database has all of this release, and ${newer.length} of a newer one.`)
    : migrations.right(`The database has all ${needed.length} of this release.`)
}

/** Whether the database answers searches, where it is to. */
async function checkSearch(asking: Asking, backend: BackendSettings): Promise<Finding | undefined> {
  if (backend.SITE_SEARCH !== 'backend') return undefined
  const answer = await ask(asking, `${backend.BACKEND_URL}/rest/v1/rpc/search_forms`, {
    method: 'POST',
    headers: { ...by(backend.BACKEND_SECRET_KEY ?? ''), 'content-type': 'application/json' },
    body: JSON.stringify({ of_source: 'doctor', of_lang: '', forms: [] }),
  })
  if (answer.failed === undefined && answer.status === 200)
    return search.right('The database answers searches.')
  return search.wrong(
    `The database does not answer searches: ${answer.failed ?? `it answers ${answer.status}`}.`,
    'Apply those in supabase/migrations, or take SITE_SEARCH away: until it answers, readers who search are told to come back.',
  )
}

async function checkBuckets(
  asking: Asking,
  backend: BackendSettings,
  needed: readonly string[],
): Promise<Finding | undefined> {
  const headers = by(backend.BACKEND_SECRET_KEY ?? '')
  const answer = await ask(asking, `${backend.BACKEND_URL}/storage/v1/bucket`, { headers })
  const found = Buckets.safeParse(answer.failed === undefined ? jsonOf(answer.text) : undefined).data
  if (found === undefined)
    return wrong(
      `The storage of pictures does not answer: ${answer.failed ?? answer.status}.`,
      'Look whether storage is switched on in the project.',
    )
  const missing = needed.filter((id) => !found.some((bucket) => bucket.id === id))
  return missing.length > 0
    ? wrong(`The storage has no bucket ${missing.join(', ')}.`, 'The migrations make them; apply them.')
    : undefined
}

async function checkFunctions(
  asking: Asking,
  backend: BackendSettings,
  needed: readonly string[],
): Promise<Finding | undefined> {
  const answers = await Promise.all(
    needed.map((name) =>
      // Functions take POST alone, so nothing happens.
      ask(asking, `${backend.BACKEND_URL}/functions/v1/${name}`, {
        headers: by(backend.BACKEND_PUBLISHABLE_KEY),
      }),
    ),
  )
  const missing = needed.filter((_, index) => {
    const answer = answers[index]
    return answer === undefined || answer.failed !== undefined || answer.status === 404
  })
  if (missing.length === 0) return undefined
  return wrong(`The function ${missing.join(', ')} is not deployed.`, 'Deploy what is in supabase/functions.')
}
