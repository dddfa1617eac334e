import { describe, expect, it } from 'vitest'
import { buildDocument, buildLink } from '../../testing/build-document.ts'
import { article, found } from '../../testing/linted-article.ts'
import { deadLinkRule } from './dead-links.ts'

const routes = [
  { type: 'article', path: '/blog/:uid' },
  { type: 'page', path: '/:uid' },
]

function textWith(url: string): unknown {
  const data = { link_type: 'Web', url }
  return [{ type: 'paragraph', text: 'Read this', spans: [{ start: 0, end: 4, type: 'hyperlink', data }] }]
}

describe('deadLinkRule', () => {
  const rule = deadLinkRule({
    routes,
    isServed: (path) => path === '/blog',
    hasFile: (url) => url === '/images/there.svg',
  })

  // shows R053, R054, R055
  it.each([
    [{ link: { link_type: 'Document', id: 'gone' } }, 'leads to the document "gone", which is not published'],
    [{ link: { link_type: 'Web', url: '/nowhere' } }, 'leads to /nowhere, and this site has no such page'],
    [{ link: { link_type: 'Web', url: 'javascript:alert(1)' } }, 'leads to "javascript:alert(1)"'],
    [{ link: { link_type: 'Web', url: '//example.org' } }, 'leads to "//example.org"'],
    [{ link: buildLink({ type: 'person', id: 'person_ada' }) }, 'documents of that type have no page'],
    [{ authors: [{ person: buildLink({ type: 'page', id: 'page_about' }) }] }, 'where only person fits'],
    [{ body: textWith('/blog/never') }, 'leads to /blog/never'],
    [{ cover: { url: '/images/gone.svg', alt: '' } }, 'the picture /images/gone.svg does not exist'],
  ])('finds %j', (data, what) => {
    const documents = [
      article(data),
      buildDocument({ type: 'page', uid: 'about', id: 'page_about' }),
      buildDocument({ type: 'person', uid: 'ada', id: 'person_ada' }),
    ]
    const findings = found(documents, rule)
    expect(findings).toHaveLength(1)
    expect(findings[0]?.what).toContain(what)
  })

  it.each([
    { link: { link_type: 'Any' } },
    { link: { link_type: 'Document' } },
    { link: { link_type: 'Web', url: 'https://example.org' } },
    { link: { link_type: 'Web', url: '/blog/odds?from=mail#top' } },
    { link: { link_type: 'Web', url: '/blog/' } },
    { link: buildLink({ type: 'article', id: 'article_odds', uid: 'odds' }) },
    { body: textWith('mailto:editor@example.org') },
    { cover: { url: '/images/there.svg', alt: '' } },
  ])('lets %j pass', (data) => {
    expect(found([article(data)], rule)).toEqual([])
  })
})
