import { inOrder } from '@house-edge/ui/language'
import type { ContentClient } from '@house-edge/content'
import type { AllDocumentTypes, CasinoReviewDocument } from '../documents.ts'
import type { Links } from '../links.ts'
import { whileSame } from '../listing/while-same.ts'
import { type Casino, readCasino } from '../rendering/review/casino.ts'

type Reviews = Pick<ContentClient<AllDocumentTypes>, 'getAll'>

interface AllCasinos {
  casinos: readonly Casino[]
  documentOf: (casino: Casino) => CasinoReviewDocument | undefined
}

/** What was read of reviews: one that was published again is another object. */
const known = new WeakMap<CasinoReviewDocument, Casino | undefined>()
const read = whileSame(
  (documents: readonly CasinoReviewDocument[], { documentPath }: Pick<Links, 'documentPath'>): AllCasinos => {
    const byCasino = new Map<Casino, CasinoReviewDocument>()
    for (const document of documents) {
      if (!known.has(document))
        known.set(
          document,
          documentPath(document.type, document.uid) === undefined ? undefined : readCasino(document),
        )
      const casino = known.get(document)
      if (casino) byCasino.set(casino, document)
    }
    return { casinos: [...byCasino.keys()], documentOf: (casino) => byCasino.get(casino) }
  },
)

/** Every casino with a page, and the document that it was read from. What it returns is another object when one is published. */
export async function allCasinos(client: Reviews, links: Pick<Links, 'documentPath'>): Promise<AllCasinos> {
  return read(await client.getAll('casino_review'), links)
}

/** A casino that can be chosen in a form. */
interface CasinoChoice {
  /** That of the original, whatever the language. */
  id: string
  uid: string
  name: string
}

/** Every casino with a page, by name, as one looks for one in a form. */
export async function casinoChoices(
  client: Reviews,
  { documentPath, toldId }: Pick<Links, 'documentPath' | 'toldId'>,
): Promise<readonly CasinoChoice[]> {
  const { casinos, documentOf } = await allCasinos(client, { documentPath })
  return casinos
    .flatMap((casino) => {
      const document = documentOf(casino)
      return document ? [{ id: toldId(document), uid: casino.uid, name: casino.name }] : []
    })
    .toSorted((one, other) => inOrder(one.name, other.name))
}
