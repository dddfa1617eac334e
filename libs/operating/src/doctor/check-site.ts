import { type Asking, ask } from './ask.ts'
import { type Finding, findingsOf } from './finding.ts'
import type { ContentSettings, SiteSettings } from './settings.ts'

const dayMs = 86_400_000

/** How visitors reach the site. */
export interface SiteOutside {
  /** Until when the certificate at an address is valid, in milliseconds. @throws Where there is none. */
  certificateUntil: (url: string) => Promise<number>
}

/** Asks the process itself, and the site as visitors reach it. */
export async function checkSite(
  asking: Asking & SiteOutside,
  site: SiteSettings,
  content: ContentSettings | undefined,
): Promise<Finding[]> {
  const isThere = await checkProcess(asking, site)
  const front = await checkFront(asking, site)
  return [
    isThere,
    ...front,
    await checkWebhook(
      asking,
      site,
      content,
      front.every(({ state }) => state !== 'wrong'),
    ),
  ]
}

async function checkProcess(asking: Asking, { PORT: port, SITE_HOST: host }: SiteSettings): Promise<Finding> {
  const { right, doubtful, wrong } = findingsOf('process')
  const isEverywhere = host === undefined || host === '0.0.0.0' || host === '::'
  const named = isEverywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  const answer = await ask(asking, `http://${named}:${port}/api/ready`)
  if (answer.failed !== undefined)
    return doubtful(
      `No site answers at ${named}:${port}: ${answer.failed}.`,
      'Start it, if it is to run on this machine.',
    )
  if (answer.status === 200) return right(`The site at ${named}:${port} is ready.`)
  return answer.status === 503
    ? doubtful(
        `The site at ${named}:${port} is not ready yet.`,
        'Its log says what it waits for; mostly the content service.',
      )
    : wrong(`What answers at ${named}:${port} is not the site (${answer.status}).`, 'Look at PORT.')
}

async function checkFront(asking: Asking & SiteOutside, site: SiteSettings): Promise<Finding[]> {
  const { right, doubtful, wrong } = findingsOf('address')
  const origin = site.SITE_ORIGIN
  const findings: Finding[] = []
  const isSecure = origin.startsWith('https:')
  if (isSecure && site.SITE_TRUSTED_HOPS === 0)
    findings.push(
      doubtful(
        'SITE_ORIGIN is https and SITE_TRUSTED_HOPS is 0, although a server of yours has to end TLS in front.',
        'Set it to the number of servers in front: otherwise all visitors count as one when guesses are counted.',
      ),
    )
  if (isSecure)
    try {
      const days = Math.floor(((await asking.certificateUntil(origin)) - asking.now()) / dayMs)
      if (days < 14)
        findings.push(
          (days < 1 ? wrong : doubtful)(
            `The certificate of ${origin} ends in ${days} days.`,
            'Have it renewed by itself.',
          ),
        )
    } catch {
      // The question below says why.
    }
  const answer = await ask(asking, `${origin}/api/health`)
  if (answer.failed !== undefined)
    findings.push(
      wrong(
        `${origin} cannot be reached from here: ${answer.failed}.`,
        'Look at SITE_ORIGIN, DNS, and the server in front.',
      ),
    )
  else if (answer.status !== 200)
    findings.push(
      wrong(
        `${origin}/api/health answers ${answer.status}.`,
        'Look where SITE_ORIGIN leads: the server in front, or another site.',
      ),
    )
  return findings.length > 0 ? findings : [right(`${origin} leads to a site.`)]
}

async function checkWebhook(
  asking: Asking,
  { SITE_ORIGIN: origin }: SiteSettings,
  content: ContentSettings | undefined,
  isReached: boolean,
): Promise<Finding> {
  const { right, doubtful, wrong, skipped } = findingsOf('webhook')
  if (content === undefined) return skipped('Its secret belongs to variables that are wrong.')
  const { CONTENT_WEBHOOK_SECRET: secret } = content
  if (secret === undefined)
    return doubtful(
      'CONTENT_WEBHOOK_SECRET is not set, so publishes show some seconds late.',
      `Set it, and at the content service a webhook to ${origin}/api/revalidate with the same secret.`,
    )
  if (!isReached) return skipped(`${origin} is not reached from here.`)
  const answer = await ask(asking, `${origin}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'test-trigger', secret }),
  })
  if (answer.failed !== undefined) return wrong(`${origin}/api/revalidate does not answer: ${answer.failed}.`)
  if (answer.status === 401)
    return wrong(
      'The site that runs has another webhook secret than this environment.',
      'Start it again, with this environment.',
    )
  return answer.status === 200
    ? right(
        `${origin}/api/revalidate takes the secret. Whether the content service calls it, only a publish shows.`,
      )
    : wrong(
        `${origin}/api/revalidate answers ${answer.status}.`,
        'Look whether the server in front lets POST through.',
      )
}
