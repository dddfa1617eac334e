import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ExperiencePanel } from './experience-panel.tsx'

it('marks replies as unchecked claims', () => {
  const told = { author_name: 'Ann', body: 'It took four days.', pictures: [], created_at: '2026-11-02' }
  const marks = { payouts: 1, terms: 2, support: 3, games: 4 }
  const markup = renderToStaticMarkup(
    <ExperiencePanel experience={{ ...told, ...marks, reply: 'We paid at once.' }} />,
  )
  expect(markup).toContain('We paid at once.')
  expect(markup).toContain(
    'reply of its operator; a moderator has read it, but nobody has checked what it claims',
  )
  expect(markup).not.toContain('not checked by us')
})
