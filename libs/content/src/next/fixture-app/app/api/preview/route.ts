import { previewEntry } from '../../../../../next.ts'
import { store } from '../../../content.ts'

export const GET: (request: Request) => Promise<Response> = previewEntry({
  client: store.client,
  resolvePath: (document) => `/${document.uid}`,
})
