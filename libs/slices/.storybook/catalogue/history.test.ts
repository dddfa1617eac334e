import { describe, expect, it } from 'vitest'
import { readHistory } from './history.ts'

const changelog = `# Changelog

## Unreleased

### What to change
- Instead of \`weight\` of \`Button\` write \`variant\`.

### New
- \`/forms\`: \`Fold\`, a part that unfolds, which \`Faq\` is made of. \`Verdict\`
  takes \`facts\`.
- The \`Term\`s of a page, and \`Faq\`, have an \`aside\`.

## 0.2.0

### New
- \`Term\`, a word that explains itself.
`

describe('readHistory', () => {
  it('calls new what the newest version brought', () => {
    expect(readHistory(changelog, ['Fold']).isNew).toBe(true)
  })

  it.each(['Term', 'Faq', 'Verdict', 'Button'])('calls %s, which was there before, not new', (name) => {
    expect(readHistory(changelog, [name]).isNew).toBe(false)
  })

  it('gathers every line that names it, newest first', () => {
    expect(readHistory(changelog, ['Term']).changes).toEqual([
      { version: 'Unreleased', text: 'The `Term`s of a page, and `Faq`, have an `aside`.' },
      { version: '0.2.0', text: '`Term`, a word that explains itself.' },
    ])
  })

  it('takes no longer name for a shorter one', () => {
    expect(readHistory('## 1\n- `TermList` sorts.\n', ['Term']).changes).toEqual([])
  })

  it('joins a line that goes on', () => {
    expect(readHistory(changelog, ['Verdict']).changes[0]?.text).toContain('`Verdict` takes `facts`.')
  })
})
