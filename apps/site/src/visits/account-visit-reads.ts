import type { VisitReads } from '@house-edge/publishing'
import type { AllDocumentTypes } from '@house-edge/reviews/documents'
import { framedRead } from './framed-read.ts'
import { accountRoutes } from './account-routes.ts'
import { account } from '../account/account.ts'

/** How the pages of an account are read, by the names of their routes. */
export const accountVisitReads: VisitReads<AllDocumentTypes> = Object.fromEntries(
  Object.entries(accountRoutes).map(([route, name]) => [route, framedRead(account.reads[name])]),
)
