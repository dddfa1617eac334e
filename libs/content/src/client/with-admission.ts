import type { PrismicDocument, Query } from '@prismicio/client'
import { isPreviewToken } from '../refs/is-preview-token.ts'
import type { DocumentSource } from './document-source.ts'
import type { Engine } from './engine.ts'
import type { QueryOptions } from './query-options.ts'

/** Validates what a source returns against the models, when the client has any. */
export function withAdmission(engine: Engine, source: DocumentSource): DocumentSource {
  const { admission } = engine.shared
  const { mode } = engine.config
  if (!admission) return source
  const { admit, admitDraft } = admission
  const isAlwaysPublished = !('ref' in mode)
  const admitFound = (found: PrismicDocument | undefined): PrismicDocument | undefined =>
    found && admit(found)

  return {
    findByUid: (type, uid, options) => one(source.findByUid(type, uid, options), options),
    findById: (id, options) => one(source.findById(id, options), options),
    findSingle: (type, options) => one(source.findSingle(type, options), options),
    readPage: async (options) => {
      const page = await source.readPage(options)
      const letIn = (await isDraft(options)) ? admitDraft : admit
      const mended: Query = { ...page, results: page.results.map(letIn) }
      return mended
    },
    readAll: async (options) =>
      (await source.readAll(options)).map((await isDraft(options)) ? admitDraft : admit),
    readTags: source.readTags,
  }

  function one(
    found: Promise<PrismicDocument | undefined>,
    options: QueryOptions,
  ): Promise<PrismicDocument | undefined> {
    // Most reads are of published documents and need no second await.
    if (isAlwaysPublished && options.ref === undefined) return found.then(admitFound)
    return oneAt(found, options)
  }

  async function oneAt(
    found: Promise<PrismicDocument | undefined>,
    options: QueryOptions,
  ): Promise<PrismicDocument | undefined> {
    const document = await found
    if (!document) return undefined
    return (await isDraft(options)) ? admitDraft(document) : admit(document)
  }

  async function isDraft({ ref }: QueryOptions): Promise<boolean> {
    if (ref !== undefined) return isPreviewToken(ref)
    return 'ref' in mode && isPreviewToken(typeof mode.ref === 'string' ? mode.ref : await mode.ref())
  }
}
