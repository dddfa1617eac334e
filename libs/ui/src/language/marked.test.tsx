import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { marked } from './marked.ts'

describe('marked', () => {
  const markupOf = (sentence: string) =>
    renderToStaticMarkup(marked(sentence, (part, at) => <b data-at={at}>{part}</b>))

  it.each([
    ['No account yet? [Create one].', 'No account yet? <b data-at="0">Create one</b>.'],
    ['Nothing to mark.', 'Nothing to mark.'],
    ['Of [“a[b]”@example.com] at once', 'Of <b data-at="0">“a[b]”@example.com</b> at once'],
    ['[<i>]', '<b data-at="0">&lt;i&gt;</b>'],
    ['[One] or [other]', '<b data-at="0">One</b> or <b data-at="1">other</b>'],
  ])('renders the parts in brackets of %j', (sentence, markup) => {
    expect(markupOf(sentence)).toBe(markup)
  })
})
