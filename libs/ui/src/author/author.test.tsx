import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeConformance } from '../conformance/describe-conformance.tsx'
import { AuthorBox, AuthorLine } from './author.tsx'

const author = {
  name: 'Ottilie Brandreth',
  role: 'editor',
  photo: { src: '/portrait.svg', alt: 'Ottilie', width: 640, height: 640 },
}

describeConformance('AuthorLine', (extra) => <AuthorLine author={author} date="2026-11-16" {...extra} />)
describeConformance('AuthorBox', (extra) => <AuthorBox person={author} bio={<p>Counts.</p>} {...extra} />)

describe('AuthorLine', () => {
  it('renders nothing without an author or a date', () => {
    expect(renderToStaticMarkup(<AuthorLine />)).toBe('')
  })

  it('leads from a name to its page', () => {
    const checker = { name: 'Sunil', href: '/people/sunil' }
    expect(renderToStaticMarkup(<AuthorLine author={author} checker={checker} />)).toContain(
      '<b><a href="/people/sunil">Sunil</a></b>',
    )
  })
})
