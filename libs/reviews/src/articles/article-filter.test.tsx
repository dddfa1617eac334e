import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { links } from '../testing/site.ts'
import { ArticleFilterForm } from './article-filter.tsx'

const markup = (chosen: string | undefined): string => {
  const options = [{ value: 'odds', words: 'Odds', count: 3 }]
  return renderToStaticMarkup(
    <ArticleFilterForm filters={[{ name: 'topic', label: 'Topic', chosen, options }]} links={links} />,
  )
}

describe('ArticleFilterForm', () => {
  it('counts each option and clears what is chosen', () => {
    expect(markup('odds')).toContain('Odds (3)')
    expect(markup('odds')).toContain('href="/casino-blog"')
    expect(markup(undefined)).not.toContain('Clear all')
  })
})
