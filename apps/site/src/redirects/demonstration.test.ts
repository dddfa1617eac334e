import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lintRedirects, matchRoute } from '@house-edge/routing'
import { describe, expect, it } from 'vitest'
import { redirectRules } from '../redirects.ts'
import { routes } from '../routes.ts'
import { ruleOfDocument } from './rule-of-document.ts'

const documents = globSync('*/*.json', {
  cwd: join(import.meta.dirname, '../../../../content/documents'),
}).map(
  (file) =>
    JSON.parse(
      readFileSync(join(import.meta.dirname, '../../../../content/documents', file), 'utf8'),
    ) as Parameters<typeof ruleOfDocument>[0] & { type: string; uid?: string },
)

/** Whether something is published at a path. */
function hasPage(path: string): boolean {
  const match = matchRoute(routes, path)
  if (match.kind !== 'matched') return false
  if (!('document' in match.route)) return true
  const { document: type } = match.route
  return documents.some((document) => document.type === type && document.uid === match.params['uid'])
}

describe('lintRedirects', () => {
  it('finds nothing to say about the rules of the site and of the demonstration', () => {
    const rules = documents.filter(({ type }) => type === 'redirect').map(ruleOfDocument)
    expect(rules.length).toBeGreaterThan(1)
    expect(lintRedirects([...redirectRules, ...rules], { hasPage })).toEqual([])
  })
})
