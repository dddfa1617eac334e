import type { PrismicDocument } from '@prismicio/client'
import { createClient } from './prismicio.ts'

/** A document in each language it is in, with what the repository calls that language. */
export async function getLocales(document: PrismicDocument) {
  const client = createClient()
  const ids = document.alternate_languages.map(({ id }) => id)
  const [{ languages }, others] = await Promise.all([
    client.getRepository(),
    ids.length > 0 ? client.getAllByIDs(ids, { lang: '*' }) : [],
  ])
  return [document, ...others].map(({ lang, url }) => ({
    lang,
    url,
    name: languages.find(({ id }) => id === lang)?.name ?? lang,
  }))
}
