import { createServiceSource, type DocumentSource } from '../client/document-source.ts'
import type { Engine } from '../client/engine.ts'
import type { QueryOptions } from '../client/query-options.ts'

/**
 * Lets the client's `preview` pass the store by: what a visit previews is asked
 * for each time and kept for nobody.
 */
export function withPreview(engine: Engine, kept: DocumentSource): DocumentSource {
  const { preview } = engine.config
  if (!preview) return kept
  const service = createServiceSource(engine)

  async function choose<Options extends QueryOptions, T>(
    options: Options,
    ask: (source: DocumentSource, options: Options) => Promise<T>,
  ): Promise<T> {
    const ref = options.ref ?? (await preview?.())
    return await (ref === undefined ? ask(kept, options) : ask(service, { ...options, ref }))
  }

  return {
    findByUid: (type, uid, options) => choose(options, (source, at) => source.findByUid(type, uid, at)),
    findById: (id, options) => choose(options, (source, at) => source.findById(id, at)),
    findSingle: (type, options) => choose(options, (source, at) => source.findSingle(type, at)),
    readPage: (options) => choose(options, (source, at) => source.readPage(at)),
    readAll: (options) => choose(options, (source, at) => source.readAll(at)),
    readTags: kept.readTags,
  }
}
