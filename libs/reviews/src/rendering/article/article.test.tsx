import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ArticleDocument } from '../../documents.ts'
import { ContentArticleCard } from './article-card.tsx'
import { ArticleHeader } from './article-header.tsx'
import mocks from './mocks.json' with { type: 'json' }

const complete = mocks.complete as unknown as ArticleDocument

function shown(fields: object): string {
  return renderToStaticMarkup(
    <ArticleHeader document={{ ...complete, data: { ...complete.data, ...fields } }} />,
  )
}

describe('ArticleHeader', () => {
  it('shows when it was updated only if that was later', () => {
    expect(shown({ published_on: '2026-03-01', updated_on: '2026-04-01' })).toContain('1 April 2026')
    expect(shown({ published_on: '2026-03-01', updated_on: '2026-03-01' })).not.toContain('Updated')
  })

  it('says so when an article was paid for', () => {
    expect(shown({ disclosure: 'sponsored' })).toContain('This article was paid for.')
    expect(shown({ disclosure: 'none' })).not.toContain('<aside')
  })

  it('says how long it takes to read', () => {
    const content = [{ type: 'paragraph', text: 'word '.repeat(700), spans: [] }]
    const slices = [{ slice_type: 'rich_text', primary: { content } }]
    expect(shown({ kind: 'news', slices })).toMatch(/News · 3 minutes/)
  })

  it('hurries its picture', () => {
    expect(shown({})).toContain('loading="eager"')
  })
})

describe('ContentArticleCard', () => {
  it('shows the crop made for cards', () => {
    const cover = { url: '/a.svg', card: { url: '/a-card.svg', dimensions: { width: 800, height: 500 } } }
    const document = { ...complete, data: { ...complete.data, cover } } as unknown as ArticleDocument
    expect(renderToStaticMarkup(<ContentArticleCard document={document} />)).toContain('src="/a-card.svg"')
  })
})
