import type { PrismicDocument } from '@prismicio/client'
import { isPossibleUid } from '../../filter/safe-value.ts'
import type { LintContext, Rule } from '../lint.ts'
import { type DocumentRoute, documentPath } from './document-path.ts'

/**
 * Each document with a page has an address of its own: possible, taken by no
 * other document, and by no part of the site.
 *
 * @param options `reserved`: paths the site answers itself, such as `/login`. A
 *   document may stand neither at one nor, when it ends in `/*`, below it.
 */
export function addressRule(options: {
  routes: readonly DocumentRoute[]
  reserved?: readonly string[]
}): Rule {
  const { routes, reserved = [] } = options
  const owners = new WeakMap<LintContext, Map<string, PrismicDocument>>()
  return function* (document, context) {
    const { uid } = document
    if (typeof uid === 'string' && !isPossibleUid(uid)) {
      yield {
        rule: 'address/impossible',
        path: ['uid'],
        what: `"${uid}" cannot stand in an address`,
        todo: 'Use letters, digits and hyphens.',
      }
      return
    }
    const twin = uid === null ? undefined : ownersIn(context).get(keyOf(document) ?? '')
    if (twin && twin.id !== document.id) {
      yield {
        rule: 'address/uid-taken',
        path: ['uid'],
        what: `"${uid}" is also the uid of "${twin.id}", and only one can be found by it`,
        todo: 'Give one of them another uid.',
      }
      return
    }
    const path = documentPath(document, routes)
    if (path === undefined) return
    const taken = reserved.find((each) => covers(each, path))
    if (taken !== undefined) {
      yield {
        rule: 'address/reserved',
        path: ['uid'],
        what: `its address ${path} belongs to the site itself, so nobody can reach the document`,
        todo: 'Choose another uid.',
      }
    }
    const owner = ownersIn(context).get(path)
    if (owner && owner.id !== document.id) {
      yield {
        rule: 'address/taken',
        path: ['uid'],
        what: `its address ${path} is also that of ${owner.type} "${owner.id}", and only one can be shown`,
        todo: 'Give one of them another uid.',
      }
    }
  }

  function ownersIn(context: LintContext): Map<string, PrismicDocument> {
    const known = owners.get(context)
    if (known) return known
    const first = new Map<string, PrismicDocument>()
    for (const document of context.documents) {
      for (const key of [documentPath(document, routes), keyOf(document)]) {
        if (key !== undefined && !first.has(key)) first.set(key, document)
      }
    }
    owners.set(context, first)
    return first
  }
}

/** A uid is unique among the documents of one type in one language. No path begins like this. */
function keyOf({ type, lang, uid }: PrismicDocument): string | undefined {
  return uid === null ? undefined : `uid ${type} ${lang} ${uid}`
}

function covers(reserved: string, path: string): boolean {
  return reserved.endsWith('/*') ? path.startsWith(reserved.slice(0, -1)) : reserved === path
}
