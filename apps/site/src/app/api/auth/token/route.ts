import { siteAuth } from '../../../../auth.ts'

/** Hands scripts of this site the short-lived access token, for realtime and storage. */
export const POST = (request: Request) => siteAuth().tokenEndpoint(request)
