import { siteAuth } from '../../../../auth.ts'

/** Tells scripts who is visiting. */
export const GET = (request: Request) => siteAuth().sessionEndpoint(request)
