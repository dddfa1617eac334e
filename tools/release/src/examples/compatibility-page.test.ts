import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compatibilityPage, type Outcome } from './compatibility-page.ts'
import { oldestVersions, peerRanges } from './ends.ts'
import { exampleFolders } from './installed-examples.ts'

const root = join(import.meta.dirname, '../../../..')
const outcome: Outcome = {
  example: 'examples/script',
  end: 'oldest',
  versions: { react: '19.2.6', 'react-dom': '19.2.6' },
  works: true,
}

describe('compatibilityPage', () => {
  it('says what each example had installed and whether it works', () => {
    const page = compatibilityPage(
      { react: '>=19' },
      [outcome, { ...outcome, end: 'newest', works: false }],
      '24',
    )
    expect(page).toContain(
      '| [examples/script](../examples/script/package.json) | works: react 19.2.6 | **fails**: react 19.2.6 |',
    )
  })

  it('says of an example that it was not run', () => {
    expect(compatibilityPage({}, [outcome], '24')).toContain('| works: react 19.2.6 | not run |')
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
    const examples = exampleFolders(root).filter((example) => !example.endsWith('/before'))
    for (const example of examples) expect(page).toContain(`| [${example}]`)
    expect(page).not.toMatch(/\*\*fails\*\*|not run/)
  })
})
