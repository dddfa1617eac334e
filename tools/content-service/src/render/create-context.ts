import type { StoredDocument } from '../documents/stored-document.ts'
import { parseFields } from '../query/parameters.ts'
import { parseRoutes } from '../routes/parse-routes.ts'
import { resolveAddress } from '../routes/resolve-address.ts'
import type { Repository } from '../repository/repository.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { RenderContext } from './context.ts'

/** What the parameters of a query say about how its documents are sent. @throws {WireError} 400 for bad routes or fields. */
export function createRenderContext(
  query: URLSearchParams,
  snapshot: Snapshot,
  { repository, origin }: { repository: Repository; origin: string },
): RenderContext {
  const routesText = query.get('routes')
  const routes = routesText ? parseRoutes(routesText, repository.models) : []
  const integrations =
    repository.pastIntegrations.get(query.get('integrationFieldsRef') ?? '') ?? repository.integrations
  const addresses = new Map<StoredDocument, string | null>()

  return {
    snapshot,
    models: repository.models,
    assets: repository.assets,
    origin,
    addressOf(document) {
      const known = addresses.get(document)
      if (known !== undefined) return known
      const address = resolveAddress(document, routes, snapshot, repository.masterLanguage)
      addresses.set(document, address)
      return address
    },
    brokenRoute: query.get('brokenRoute') ?? undefined,
    fetchLinks: parseFields(query.get('fetchLinks')),
    withRelated: true,
    integrationItem: (catalogue, id) => integrations.get(catalogue ?? '')?.get(id) ?? null,
  }
}
