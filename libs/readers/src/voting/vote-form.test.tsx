import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { VoteForm, voteFragment } from './vote-form.tsx'

const markup = (votes?: { helpful: number; unhelpful: number }): string =>
  renderToStaticMarkup(
    <VoteForm
      experience={{ id: 'one', author_name: 'Ann' }}
      votes={votes}
      place={{ casino: 'tide-clock' }}
    />,
  )

describe('VoteForm', () => {
  it('says how many found it helpful, and nothing where nobody has voted', () => {
    expect(markup({ helpful: 2, unhelpful: 1 })).toContain('2 of 3 readers found this helpful.')
    expect(markup({ helpful: 0, unhelpful: 1 })).toContain('0 of 1 reader found this helpful.')
    for (const none of [undefined, { helpful: 0, unhelpful: 0 }])
      expect(markup(none)).not.toContain('found this')
  })

  it('leads back to where it stands, and says there what became of it', () => {
    const html = markup()
    expect(html).toContain('<input type="hidden" name="casino" value="tide-clock"/>')
    for (const outcome of ['counted', 'not-counted'] as const)
      expect(html).toContain(`id="${voteFragment('one', outcome)}"`)
    expect(html.match(/value="(?:un)?helpful"/g)).toHaveLength(2)
  })
})
