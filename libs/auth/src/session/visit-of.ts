import { readRoles } from '../claims/claims.ts'
import type { Visit } from '../sign-in/decide.ts'
import type { Visitor } from './visitor.ts'

/** Describes the visitor to the sign-in rule. */
export function visitOf(path: string, visitor: Visitor, bounces = 0): Visit {
  if (visitor.state === 'unknown') return { path, signedIn: 'unknown', bounces }
  if (visitor.state === 'signed-out')
    return { path, signedIn: false, isLost: visitor.why === 'refused', bounces }
  return {
    path,
    signedIn: true,
    assurance: visitor.claims.aal,
    roles: readRoles(visitor.claims),
    bounces,
  }
}
