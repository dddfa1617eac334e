import { revalidateEntry } from '../../../../../next.ts'
import { origin, secret, store } from '../../../content.ts'

export const POST: (request: Request) => Promise<Response> = revalidateEntry({
  secret,
  store,
  warm: { origin },
})
