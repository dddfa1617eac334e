import { join } from 'node:path'
import { readContentFolder } from '@house-edge/content/node'
import { lintRedirects } from '@house-edge/routing'
import type { RedirectDocument } from '@house-edge/reviews/documents'
import { describe, expect, it } from 'vitest'
import { hasPage } from '@house-edge/reviews/rules'
import { ruledSite } from '../rules/ruled-site.ts'
import { redirectRules } from '../redirects.ts'
import { ruleOfDocument } from '@house-edge/publishing'

const { documents } = readContentFolder(join(import.meta.dirname, '../../../../content'))

describe('lintRedirects', () => {
  it('finds no fault in the demonstration’s rules', () => {
    const rules = documents
      .filter((document): document is RedirectDocument => document.type === 'redirect')
      .map(ruleOfDocument)
    expect(rules.length).toBeGreaterThan(1)
    expect(
      lintRedirects([...redirectRules, ...rules], { hasPage: (path) => hasPage(documents, path, ruledSite) }),
    ).toEqual([])
  })
})
