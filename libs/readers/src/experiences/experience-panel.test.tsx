import { renderToStaticMarkup } from 'react-dom/server'
import { speak } from '@house-edge/ui/language'
import { expect, it } from 'vitest'
import { ExperiencePanel } from './experience-panel.tsx'

it('marks replies as unchecked claims, and what a reader wrote as in no known language', () => {
  const told = { author_name: 'Ann', body: 'It took four days.', pictures: [], created_at: '2026-11-02' }
  const marks = { payouts: 1, terms: 2, support: 3, games: 4 }
  const markup = renderToStaticMarkup(
    <ExperiencePanel experience={{ ...told, ...marks, reply: 'We paid at once.' }} />,
  )
  expect(markup).toContain('<p lang="" dir="auto">It took four days.</p>')
  expect(markup).toContain('<blockquote class="he-quote-words" lang="" dir="auto"><p>We paid at once.</p>')
  expect(markup).toContain(
    'reply of its operator; a moderator has read it, but nobody has checked what it claims',
  )
  expect(markup).not.toContain('not checked by us')
})

it('names a reader without a name in the language of the page', () => {
  const marks = { payouts: 1, terms: 2, support: 3, games: 4 }
  const told = { body: 'Es ging.', pictures: [], created_at: '2026-11-02', reply: null }
  const titled = (author_name: string) =>
    renderToStaticMarkup(<ExperiencePanel experience={{ ...told, ...marks, author_name }} />)
  speak('de-AT')
  expect(titled('A reader')).toContain('Anonym')
  expect(titled('Ann')).toContain('Ann')
  speak(undefined)
})
