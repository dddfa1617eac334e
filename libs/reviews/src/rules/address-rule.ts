import type { Rule } from '@house-edge/content/validation'
import { findPage, type RuledSite } from './ruled-site.ts'

/** A document with a page stands at an address of its own, and not where this site has something else. */
export const addressRule = (site: RuledSite): Rule =>
  function* ({ type, uid }) {
    const route = site.contentRoutes.find((each) => each.type === type)
    if (!route || uid === null || site.documentPath(type, uid) !== undefined) return
    const path = route.path.replace(':uid', uid)
    const isTaken = findPage(site, path) !== undefined
    yield {
      rule: isTaken ? 'address/reserved' : 'address/unreachable',
      path: ['uid'],
      what: isTaken
        ? `the address ${path} belongs to the site itself, so nobody could reach the document`
        : `no page of this site can have the address ${path}`,
      todo: 'Choose another uid, of lower-case words and hyphens.',
    }
  }
