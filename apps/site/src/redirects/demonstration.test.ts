import { join } from 'node:path'
import { readContentFolder } from '@house-edge/content/node'
import { lintRedirects } from '@house-edge/routing'
import type { RedirectDocument } from '@house-edge/slices/documents'
import { describe, expect, it } from 'vitest'
import { hasPage } from '../rules/redirect-rules.ts'
import { redirectRules } from '../redirects.ts'
import { ruleOfDocument } from './rule-of-document.ts'

const { documents } = readContentFolder(join(import.meta.dirname, '../../../../content'))

describe('lintRedirects', () => {
  it('finds no fault in the demonstration’s rules', () => {
    const rules = documents
      .filter((document): document is RedirectDocument => document.type === 'redirect')
      .map(ruleOfDocument)
    expect(rules.length).toBeGreaterThan(1)
    expect(
      lintRedirects([...redirectRules, ...rules], { hasPage: (path) => hasPage(documents, path) }),
    ).toEqual([])
  })
})
