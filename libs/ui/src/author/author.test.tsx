import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { speak } from '../language/speak.ts'
import { describeConformance } from '../conformance/describe-conformance.tsx'
import { AuthorBox, AuthorLine } from './author.tsx'

const author = {
  name: 'Ottilie Brandreth',
  role: 'editor',
  photo: { src: '/portrait.svg', alt: 'Ottilie', width: 640, height: 640 },
}

describeConformance('AuthorLine', (extra) => <AuthorLine author={author} date="2026-11-16" {...extra} />)
describeConformance('AuthorBox', (extra) => <AuthorBox person={author} bio={<p>Counts.</p>} {...extra} />)

afterEach(() => speak(undefined))

describe('AuthorLine', () => {
  it.each([
    ['en-GB', ', '],
    ['ar-AE', '، '],
  ])('says who somebody is behind the comma of %s', (language, comma) => {
    speak(language)
    const line = renderToStaticMarkup(<AuthorLine author={author} />)
    expect(line.replaceAll(/<[^>]*>/g, '')).toContain(`Ottilie Brandreth${comma}editor`)
  })

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
