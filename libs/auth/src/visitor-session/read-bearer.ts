import type { Visitor } from '../session/visitor.ts'
import type { SessionContext } from './open-session.ts'

/** Who sends an access token in `Authorization`, as programs do that keep their own. It is verified here, and no cookie is read. */
export async function readBearer(
  { headers }: Pick<Request, 'headers'>,
  { verify }: Pick<SessionContext, 'verify'>,
): Promise<Visitor> {
  const token = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  if (token === undefined) return { state: 'signed-out', why: 'no-session' }
  const verdict = await verify(token)
  if (verdict.kind === 'valid') return { state: 'signed-in', claims: verdict.claims }
  if (verdict.kind === 'untimely') return { state: 'signed-out', why: 'expired' }
  // A key that is not known may be a new one until the keys can be asked for again.
  const isUndecided = verdict.kind === 'unavailable' || (verdict.kind === 'unknown-key' && !verdict.isCertain)
  return isUndecided
    ? { state: 'unknown', why: 'service-unavailable' }
    : { state: 'signed-out', why: 'invalid' }
}
