import type { Session } from '../session/session.ts'
import type { ServiceCall } from '../service/auth-service.ts'
import { askVisitor } from './check-session.ts'
import type { VisitorSession } from '../visitor-session/visitor-session.ts'
import { type Failure, failureOf, failWith, serviceCodeOf } from '../outcome/outcome.ts'

/** The code by which a server function says that the caller is not signed in. */
const notSignedIn = 'not_signed_in'
/** PostgREST's code for what a policy or a function refuses. */
const insufficientPrivilege = '42501'

/** Calls a database function as the visitor. */
export async function askDatabase(
  visitorSession: VisitorSession,
  session: Session,
  name: string,
  body: Record<string, unknown> = {},
): Promise<{ ok: true; body: unknown } | Failure> {
  const answer = await visitorSession.call({
    method: 'POST',
    service: 'rest/v1',
    path: `/rpc/${name}`,
    body,
    accessToken: session.accessToken,
  })
  if (answer.ok) return answer
  if (serviceCodeOf(answer.error) === insufficientPrivilege) {
    return failWith('auth/second-factor-needed', answer.error)
  }
  return failureOf(answer.error)
}

/** Calls a server function as the visitor. */
export async function askFunction(
  visitorSession: VisitorSession,
  session: Session,
  name: string,
): Promise<{ ok: true; body: unknown } | Failure> {
  const answer = await visitorSession.call(functionCall(session, name))
  if (answer.ok) return answer
  if (serviceCodeOf(answer.error) === notSignedIn) {
    return (await findLoss(visitorSession)) ?? failWith('auth/unavailable', answer.error)
  }
  return failureOf(answer.error)
}

/** The call of a server function as the visitor. */
export function functionCall(session: Session, name: string): ServiceCall {
  return {
    method: 'POST',
    service: 'functions/v1',
    path: `/${name}`,
    body: {},
    accessToken: session.accessToken,
  }
}

/** Whether the auth service says so too. */
export async function findLoss(visitorSession: VisitorSession): Promise<Failure | undefined> {
  const { state } = await askVisitor(visitorSession)
  return state === 'signed-out' ? failWith('auth/session-lost') : undefined
}
