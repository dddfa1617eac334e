import { z } from 'zod'
import { type Asking, ask, jsonOf } from './ask.ts'
import { type Finding, findingsOf } from './finding.ts'
import type { ContentSettings } from './settings.ts'

const Api = z.object({
  refs: z.array(z.object({ ref: z.string(), isMasterRef: z.boolean().optional() })),
  types: z.record(z.string(), z.string()),
})
const Found = z.object({ total_results_size: z.number() })

const { right, doubtful, wrong } = findingsOf('content service')
const slowMs = 2_000

/**
 * Asks the content service what is published, as the site asks it.
 *
 * @param types Of documents that the site has pages for.
 */
export async function checkContent(
  asking: Asking,
  content: ContentSettings,
  types: readonly string[],
): Promise<{ findings: Finding[]; skewMs?: number | undefined }> {
  const { CONTENT_REPOSITORY: name, CONTENT_ACCESS_TOKEN: token } = content
  const endpoint = content.CONTENT_ENDPOINT ?? `https://${name}.cdn.prismic.io/api/v2`
  const given = token === undefined ? '' : `access_token=${encodeURIComponent(token)}`
  const answer = await ask(asking, `${endpoint}?${given}`)
  const { host } = new URL(endpoint)
  const stop = (finding: Finding) => ({ findings: [finding] })
  if (answer.failed !== undefined)
    return stop(
      wrong(
        `${host} cannot be asked: ${answer.failed}.`,
        'Look at CONTENT_ENDPOINT and CONTENT_REPOSITORY, and at what this machine may reach. Until it answers, a site that has read the content once shows that.',
      ),
    )
  if (answer.status === 401 || answer.status === 403)
    return stop(
      wrong(
        `${host} refuses the access token (${answer.status}).`,
        token === undefined
          ? 'The repository is private: set CONTENT_ACCESS_TOKEN.'
          : 'Make a new one in the repository’s settings and set CONTENT_ACCESS_TOKEN.',
      ),
    )
  if (answer.status === 404)
    return stop(
      wrong(`${host} knows no such repository.`, 'Look at CONTENT_REPOSITORY and CONTENT_ENDPOINT.'),
    )
  if (answer.status === 429)
    return stop(wrong(`${host} says that it is asked too often (429).`, 'Wait, and look who else asks.'))
  const api = Api.safeParse(answer.status === 200 ? jsonOf(answer.text) : undefined)
  const master = api.data?.refs.find(({ isMasterRef }) => isMasterRef)?.ref
  if (!api.success || master === undefined)
    return stop(
      wrong(
        `${host} answers ${answer.status}, and not as a content repository does.`,
        'Look whether CONTENT_ENDPOINT ends with /api/v2, and whether something stands in between.',
      ),
    )
  const findings: Finding[] = []
  const missing = types.filter((type) => !(type in api.data.types))
  if (missing.length > 0)
    findings.push(
      wrong(
        `The repository has no model for ${missing.join(', ')}.`,
        'Push the models in libs/reviews/customtypes and those of the slices.',
      ),
    )
  const query = `ref=${encodeURIComponent(master)}&pageSize=1&${given}`
  const search = await ask(asking, `${endpoint}/documents/search?${query}`)
  const found = Found.safeParse(search.failed === undefined ? jsonOf(search.text) : undefined).data
  if (found === undefined)
    findings.push(
      wrong(
        `${host} says what is published, and gives no documents: ${search.failed ?? `it answers ${search.status}`}.`,
        'Look whether the access token may read documents.',
      ),
    )
  else if (found.total_results_size === 0)
    findings.push(doubtful('Nothing is published.', 'Publish a document of the types home and settings.'))
  if (answer.tookMs > slowMs)
    findings.push(
      doubtful(
        `${host} took ${Math.round(answer.tookMs)} ms.`,
        'Pages that nobody asked for yet wait as long.',
      ),
    )
  return {
    findings:
      findings.length > 0
        ? findings
        : [right(`${host} has ${found?.total_results_size} documents published.`)],
    skewMs: answer.skewMs,
  }
}
