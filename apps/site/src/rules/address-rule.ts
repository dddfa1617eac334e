import type { Rule } from '@house-edge/content/validation'
import { matchRoute } from '@house-edge/routing'
import { contentRoutes, findDocumentPath, routes } from '../routes.ts'

/** A document with a page stands at an address of its own, and not where this site has something else. */
export const addressRule: Rule = function* ({ type, uid }) {
  const route = contentRoutes.find((each) => each.type === type)
  if (!route || uid === null || findDocumentPath(type, uid) !== undefined) return
  const path = route.path.replace(':uid', uid)
  const isTaken = matchRoute(routes, path).kind === 'matched'
  yield {
    rule: isTaken ? 'address/reserved' : 'address/unreachable',
    path: ['uid'],
    what: isTaken
      ? `the address ${path} belongs to the site itself, so nobody could reach the document`
      : `no page of this site can have the address ${path}`,
    todo: 'Choose another uid, of lower-case words and hyphens.',
  }
}
