import type { Rule } from '@house-edge/content/validation'
import { findSpelling } from '@house-edge/routing'
import { findPage, type RuledSite } from './ruled-site.ts'

/** A document with a page stands at an address of its own, and not where this site has something else. */
export const addressRule = (site: RuledSite): Rule =>
  function* ({ type, uid, lang }) {
    const routes = site.contentRoutes.filter((each) => each.type === type)
    const route = routes.find((each) => each.lang === lang) ?? routes[0]
    if (!route || uid === null) return
    const path = route.path.replace(':uid', uid)
    const page = findPage(site, path)
    // A word of the path comes before a uid, in the words of every language.
    const isLedOn = findSpelling(site.routes, site.languages, path) !== undefined
    if (site.documentPath(type, uid) !== undefined && page?.type === type && !isLedOn) return
    const isTaken = page !== undefined
    yield {
      rule: isTaken ? 'address/reserved' : 'address/unreachable',
      path: ['uid'],
      what: isTaken
        ? `the address ${path} belongs to the site itself, so nobody could reach the document`
        : `no page of this site can have the address ${path}`,
      todo: 'Choose another uid, of lower-case words and hyphens.',
    }
  }
