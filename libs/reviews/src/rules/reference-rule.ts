import type { Complaint, LintContext, Rule } from '@house-edge/content/validation'
import { documentHeadings } from '@house-edge/slices/reading'
import { findPage, type RuledSite } from './ruled-site.ts'
import { itemsOf, type LintedDocument } from './document-values.ts'

/** Parts of a page that its texts point to by name, and the slices that show them. */
const parts: readonly { words: RegExp; slices: readonly string[] }[] = [
  { words: /\bpayments? table\b/i, slices: ['payments_table'] },
  { words: /\bcomparison table\b/i, slices: ['comparison_table'] },
  { words: /\blicence box\b/i, slices: ['licence_box'] },
  { words: /\bcalculator (?:above|below)\b/i, slices: ['wagering_calculator', 'evening_calculator'] },
  { words: /\bquestions (?:above|below)\b/i, slices: ['faq'] },
  { words: /\b(?:offer|card) (?:above|below)\b/i, slices: ['bonus_card', 'bonus_terms', 'toplist'] },
]

/** What a text points to is there: a part of its page that it names, and the part of another that a link leads to. */
export const referenceRule = (site: Pick<RuledSite, 'routes'>): Rule =>
  function* (document, context) {
    const shown = new Set(itemsOf(document.data['slices']).map((slice) => slice['slice_type']))
    for (const { path, value, type } of context.fields(document)) {
      if (type === 'Link') yield* ofLink(path, value, document, context, site)
      const texts = type === 'StructuredText' ? itemsOf(value) : [{ text: value }]
      for (const [index, { text, spans }] of texts.entries()) {
        for (const span of itemsOf(spans))
          yield* ofLink([...path, index], span['data'], document, context, site)
        // Pages of other types show no parts, or those of the model alone.
        if (typeof text !== 'string' || !Array.isArray(document.data['slices'])) continue
        for (const { words, slices } of parts) {
          const named = words.exec(text)?.[0]
          if (named === undefined || slices.some((slice) => shown.has(slice))) continue
          yield {
            rule: 'references/nothing-there',
            path,
            what: `points to “${named}”, and this page has none`,
            todo: `Add what it names (${slices.join(' or ')}), or say it without.`,
          }
        }
      }
    }
  }

function* ofLink(
  path: Complaint['path'],
  value: unknown,
  from: LintedDocument,
  { documents }: LintContext,
  site: Pick<RuledSite, 'routes'>,
): Generator<Complaint> {
  const { url } = Object(value) as { url?: unknown }
  if (typeof url !== 'string' || !/^(?:\/(?!\/)|#)/.test(url) || !url.includes('#')) return
  const [place = '', part = ''] = url.split('#', 2)
  const target = place === '' ? from : documentAt(place.split('?', 1)[0] ?? '', documents, site)
  // A page of the site's own, or a dead link, which has a rule of its own.
  if (!target || documentHeadings(target).some(({ id }) => id === part)) return
  yield {
    rule: 'references/no-such-part',
    path,
    what: `leads to “#${part}”, and no heading there has that address`,
    todo: 'Copy the address from the heading.',
  }
}

function documentAt(
  path: string,
  documents: readonly LintedDocument[],
  site: Pick<RuledSite, 'routes'>,
): LintedDocument | undefined {
  const page = findPage(site, path)
  return page?.type === undefined
    ? undefined
    : documents.find(
        ({ type, uid, lang }) =>
          type === page.type && (uid ?? undefined) === page.uid && (page.lang ?? lang) === lang,
      )
}
