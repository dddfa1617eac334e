import type { PrismicDocument } from '@prismicio/client'
import type { Finding } from '../validation/finding.ts'
import { lintContent, type Rule } from '../validation/lint.ts'
import { articleModels } from './article-models.ts'
import { buildDocument } from './build-document.ts'

/** An article with the data given, by default at the uid `odds`. */
export function article(data: Record<string, unknown>, uid = 'odds'): PrismicDocument {
  return buildDocument({ type: 'article', uid, id: `article_${uid}`, data })
}

/** What the models and the rules given find in documents, on 20 November 2026. */
export function found(documents: PrismicDocument[], ...rules: Rule[]): Finding[] {
  return lintContent(documents, { models: articleModels, rules, today: '2026-11-20' })
}
