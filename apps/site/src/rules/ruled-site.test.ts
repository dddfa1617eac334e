import { join } from 'node:path'
import { readContentFolder } from '@house-edge/content/node'
import { lintContent } from '@house-edge/content/validation'
import { repositoryRules } from '@house-edge/reviews/rules'
import { models } from '@house-edge/reviews/models'
import { describe, expect, it } from 'vitest'
import { ruledSite } from './ruled-site.ts'

const { documents, hasFile } = readContentFolder(join(import.meta.dirname, '../../../../content'))
const findingsOf = (some: typeof documents) =>
  lintContent(some, { models, rules: repositoryRules(some, hasFile, ruledSite), today: '2026-11-20' })

/** The demonstration with a page that is called otherwise. */
const findingsWith = (uid: string) =>
  findingsOf(documents.map((document) => (document.id === 'page_about' ? { ...document, uid } : document)))

describe('ruledSite', () => {
  // shows R005
  it('finds nothing wrong with the demonstration on this site', () => {
    expect(findingsOf(documents)).toEqual([])
  })

  it.each(['About-Us', 'api', 'favicon.ico', 'index.rsc', '404', 'über-uns', 'a_'])(
    'lets no page be called "%s", which no route takes',
    (uid) => {
      expect(findingsWith(uid)).toContainEqual(
        expect.objectContaining({ rule: 'address/unreachable', field: 'uid' }),
      )
    },
  )

  // shows R016
  it.each(['login', 'casino-blog', 'account', 'preview-notice'])('lets no page be called "%s"', (uid) => {
    expect(findingsWith(uid)).toContainEqual(
      expect.objectContaining({ rule: 'address/reserved', field: 'uid' }),
    )
  })
})
