import { createHash } from 'node:crypto'
import type { ContentClient, ContentStore, SnapshotStorage } from '@house-edge/content'
import type { PrismicDocument } from '@prismicio/client'

/** What the content service sends at once, so that a type costs a build one request, or two. */
const mostOfType = 100

/** Documents of a type: all of them, or the newest. */
interface NewestOfType {
  documents: readonly PrismicDocument[]
  isWhole: boolean
}

/**
 * The content a build is made of: of each type its newest documents, whatever the repository's size. Each request is
 * sent once for all processes of the build (docs/decisions/0238).
 *
 * `getAll` and `addresses` therefore leave out the oldest documents of a large type. Pages that list them are not kept
 * (`partial-pages.ts`).
 *
 * @param storage Where the processes of the build find what another one has read.
 * @param begin Called before anything is read or asked for.
 * @param whole Asked for the addresses of all types, which no page of a build needs.
 */
export function createNewestContent<Documents extends PrismicDocument>(
  given: ContentClient<Documents>,
  storage: SnapshotStorage,
  begin: () => Promise<void>,
  whole: Pick<ContentStore<Documents>, 'addresses'>,
): Pick<ContentStore<Documents>, 'client' | 'lookup' | 'addresses' | 'outlines'> {
  // Which types there are does not matter here.
  const client = given as unknown as ContentClient
  const asked = new Map<string, Promise<unknown>>()
  let begun: Promise<void> | undefined

  function once<Answer>(name: string, ask: () => Promise<Answer>): Promise<Answer> {
    const known = asked.get(name) as Promise<Answer> | undefined
    if (known) return known
    const answer = readOrAsk(name, ask)
    asked.set(name, answer)
    // The framework renders a page again that has failed.
    answer.catch(() => asked.delete(name))
    return answer
  }

  async function readOrAsk<Answer>(name: string, ask: () => Promise<Answer>): Promise<Answer> {
    await (begun ??= begin())
    const kept = await storage.read(name)
    if (kept !== undefined) return (JSON.parse(kept) as { answer: Answer }).answer
    const answer = await ask()
    await storage.write(name, JSON.stringify({ answer }))
    return answer
  }

  const ofType = (type: string): Promise<NewestOfType> =>
    once(nameOfType(type), async () => {
      // In the service's own order, as a process reads them later.
      const first = await client.getByType(type, { pageSize: mostOfType })
      if (first.total_pages <= 1) return { documents: first.results, isWhole: true }
      const newest = await client.getByType(type, {
        pageSize: mostOfType,
        orderings: [{ field: 'document.last_publication_date', direction: 'desc' }],
      })
      return { documents: newest.results, isWhole: false }
    })

  const findByUid = async (type: string, uid: string): Promise<PrismicDocument | undefined> => {
    const { documents, isWhole } = await ofType(type)
    const found = documents.find((document) => document.uid === uid)
    return found ?? (isWhole ? undefined : once(nameOf('uid', type, uid), () => client.findByUid(type, uid)))
  }

  const reads = {
    // A build renders pages of the original language; what these show of others is asked for as it is.
    findByUid: (type: string, uid: string, options?: Asked) =>
      options?.lang === undefined
        ? findByUid(type, uid)
        : once(nameOf('uid', type, uid, options), () => client.findByUid(type, uid, options)),
    findById: (id: string) => once(nameOf('id', id), () => client.findById(id)),
    findSingle: async (type: string, options?: Asked) =>
      options?.lang === undefined
        ? (await ofType(type)).documents[0]
        : once(nameOf('single', type, options), () => client.findSingle(type, options)),
    getByType: (type: string, options?: object) =>
      once(nameOf('page', type, options), () => client.getByType(type, options)),
    getAll: async (type: string, options?: Asked) =>
      options?.lang === undefined
        ? [...(await ofType(type)).documents]
        : once(nameOf('all', type, options), () => client.getAll(type, options)),
  }

  const newest = {
    client: { ...given, ...(reads as unknown as ContentClient<Documents>) },
    lookup: async (type: string, uid: string) => ((await findByUid(type, uid)) ? 'found' : 'not-found'),
    outlines: async (type: string, { lang }: { lang?: string | undefined } = {}) =>
      (await reads.getAll(type, lang === undefined ? undefined : { lang })) as never,
    addresses: async (type?: string) => {
      if (type === undefined) return whole.addresses()
      return (await ofType(type)).documents.map(
        ({ id, uid, lang, url, last_publication_date, alternate_languages }) => ({
          id,
          type,
          uid,
          lang,
          url: url ?? null,
          publishedAt: last_publication_date,
          alternates: (alternate_languages ?? []).map((other) => other.id),
        }),
      )
    },
  }
  return newest
}

/** What of a query names its language. */
type Asked = { lang?: string }

/** Types of which the build has read only the newest documents. @param storage Of the build. */
export async function typesReadInPart(storage: SnapshotStorage, types: Iterable<string>): Promise<string[]> {
  const inPart: string[] = []
  for (const type of types) {
    const kept = await storage.read(nameOfType(type))
    if (kept !== undefined && !(JSON.parse(kept) as { answer: NewestOfType }).answer.isWhole)
      inPart.push(type)
  }
  return inPart
}

function nameOfType(type: string): string {
  return `newest-${type}.json`
}

function nameOf(...question: readonly unknown[]): string {
  return `${createHash('sha256').update(JSON.stringify(question)).digest('hex')}.json`
}
