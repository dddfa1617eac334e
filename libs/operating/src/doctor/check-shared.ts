import { type Asking, ask } from './ask.ts'
import { type Finding, findingsOf } from './finding.ts'
import type { SiteSettings } from './settings.ts'

const redis = findingsOf('Redis')

/** A connection to the engine that processes meet at. */
export interface Engine {
  /** Sends one command. */
  send: (...words: string[]) => Promise<unknown>
  close: () => void
}

/** Asks the engine that several processes share. */
export async function checkRedis(
  site: SiteSettings,
  connect: (url: string) => Promise<Engine>,
  now: () => number,
): Promise<Finding> {
  const url = site.SITE_SHARED_URL
  if (url === undefined)
    return redis.skipped('SITE_SHARED_URL is not set: this is the only process, or each is on its own.')
  const { host, protocol, hostname, password } = new URL(url)
  let engine: Engine
  try {
    engine = await connect(url)
  } catch (error) {
    return redis.wrong(
      `${host} cannot be used: ${wordsOf(error)}.`,
      'Look at SITE_SHARED_URL and at its password. Until it answers each process finds publishes by itself, seconds later.',
    )
  }
  try {
    const startedMs = now()
    // Both are used by the site, and rules of access can forbid each.
    await engine.send('PUBLISH', 'doctor', 'asked')
    const [info, tookMs] = [String(await engine.send('INFO')), now() - startedMs]
    const [policy, limit] = [valueOf(info, 'maxmemory_policy'), Number(valueOf(info, 'maxmemory') ?? 0)]
    if (limit > 0 && policy?.startsWith('allkeys'))
      return redis.doubtful(
        `${host} throws away keys when its memory is full (${policy}).`,
        'Set maxmemory-policy to noeviction: the last good copy of the content stands there.',
      )
    if (password === '' && protocol === 'redis:' && !isNear(hostname))
      return redis.doubtful(
        `${host} is asked without a password and without TLS.`,
        'Set a password, and rediss:// where the network is not yours alone (decision 0111).',
      )
    return redis.right(`${host} answers in ${Math.round(tookMs)} ms.`)
  } catch (error) {
    return redis.wrong(
      `${host} refuses what the site does there: ${wordsOf(error)}.`,
      'Give its user the commands PUBLISH, SUBSCRIBE, GET, SET, HGET, HSET, HDEL, HKEYS and INFO.',
    )
  } finally {
    engine.close()
  }
}

function valueOf(info: string, name: string): string | undefined {
  return new RegExp(`^${name}:(.*)$`, 'm').exec(info)?.[1]?.trim()
}

function isNear(host: string): boolean {
  return /^(?:localhost|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[|[^.]+$)/.test(host)
}

function wordsOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  if (/WRONGPASS|NOAUTH|invalid username-password/i.test(text)) return 'it does not take the password'
  if (/NOPERM/.test(text)) return 'its user may not do that'
  if (/ECONNREFUSED/.test(text)) return 'no program listens there'
  if (/ENOTFOUND|EAI_AGAIN/.test(text)) return 'its name is not known'
  return /timeout/i.test(text) ? 'it does not answer' : text
}

const edge = findingsOf('edge')

/** Tells the cache in front to forget what it has not, with the right secret and with a wrong one. */
export async function checkEdge(asking: Asking, site: SiteSettings): Promise<Finding> {
  const { SITE_EDGE_URL: url, SITE_EDGE_SECRET: secret } = site
  if (url === undefined || secret === undefined) return edge.skipped('SITE_EDGE_URL is not set.')
  const purge = (bearer: string) =>
    ask(asking, url, {
      method: 'PURGE',
      headers: { authorization: `Bearer ${bearer}`, 'surrogate-key': 'doctor' },
    })
  const [told, refused] = [await purge(secret), await purge('not the secret of this edge')]
  const { host } = new URL(url)
  if (told.failed !== undefined)
    return edge.wrong(
      `${host} cannot be told anything: ${told.failed}.`,
      'Look at SITE_EDGE_URL. Until it answers, visitors may see pages of before for up to an hour.',
    )
  if (told.status !== 200)
    return edge.wrong(
      `${host} answers ${told.status} when it is told what to forget.`,
      'Look at SITE_EDGE_SECRET, and whether it takes PURGE from this machine (libs/serving/recipes/varnish.vcl).',
    )
  if (refused.failed === undefined && refused.status === 200)
    return edge.wrong(
      `${host} forgets for anybody, whatever the secret.`,
      'Have it ask for the secret, as the recipe does.',
    )
  return edge.right(`${host} forgets what it is told to, and only with the secret.`)
}
