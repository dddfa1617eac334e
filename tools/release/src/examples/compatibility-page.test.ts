import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compatibilityPage, type Outcome } from './compatibility-page.ts'
import { oldestVersions, peerRanges } from './ends.ts'
import { drivenExamples } from './installed-examples.ts'

const root = join(import.meta.dirname, '../../../..')
const outcome: Outcome = {
  example: 'examples/script',
  end: 'oldest',
  versions: { react: '19.2.6', 'react-dom': '19.2.6' },
  works: true,
}

const facts = { examples: ['examples/script'], ranges: { react: '>=19' }, node: '24' }

describe('compatibilityPage', () => {
  it('says what each example had installed and whether it works', () => {
    const page = compatibilityPage(facts, [outcome, { ...outcome, end: 'newest', works: false }], '')
    expect(page).toContain(
      '| [examples/script](../examples/script/package.json) | works: react 19.2.6 | **fails**: react 19.2.6 |',
    )
  })

  it('says of an example that it was not run', () => {
    expect(compatibilityPage(facts, [outcome], '')).toContain('| works: react 19.2.6 | not run |')
  })

  it('keeps what the last run said of the other end', () => {
    const newest: Outcome = { ...outcome, end: 'newest', versions: { react: '19.3.1' }, works: true }
    const page = compatibilityPage(facts, [newest], compatibilityPage(facts, [outcome], ''))
    expect(page).toContain('| works: react 19.2.6 | works: react 19.3.1 |')
    expect(compatibilityPage(facts, [{ ...newest, works: false }], page)).toContain(
      '| works: react 19.2.6 | **fails**: react 19.3.1 |',
    )
  })

  it('has no row for an example that is gone', () => {
    const page = compatibilityPage(facts, [outcome], '')
    expect(compatibilityPage({ ...facts, examples: ['examples/site'] }, [], page)).not.toContain('script')
  })
})

describe('docs/compatibility.md', () => {
  const page = readFileSync(join(root, 'docs/compatibility.md'), 'utf8')

  it('was written with the peer ranges of the libraries', () => {
    const oldest = oldestVersions(peerRanges(root))
    expect(Object.keys(oldest)).toContain('react')
    for (const [name, version] of Object.entries(oldest)) {
      expect(page).toContain(`\`${name}\` \`${peerRanges(root)[name]}\``)
      expect(page).toContain(`${name} ${version}`)
    }
  })

  it('has a row for every example, all passing', () => {
    for (const example of drivenExamples(root)) expect(page).toContain(`| [${example}]`)
    expect(page).not.toMatch(/\*\*fails\*\*|not run/)
  })
})
