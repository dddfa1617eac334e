import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { unclearTitles } from './test-titles.ts'

const roots: string[] = []
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true })
})

/** What is wrong with a file of tests beside a file that exports `waitMs`. */
function faultsOf(test: string, path = 'libs/ui/src/wait/wait.test.ts'): string[] {
  const root = mkdtempSync(join(tmpdir(), 'house-edge-titles-'))
  roots.push(root)
  const files = {
    'package.json': JSON.stringify({ name: 'planted', workspaces: ['libs/*'] }),
    'libs/ui/package.json': JSON.stringify({ name: '@house-edge/ui' }),
    'libs/ui/src/wait/wait.ts': 'export const waitMs = 1500\nexport function wait() {}\n',
    [path]: test,
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return unclearTitles(root).map(({ what }) => what)
}

const titled = (title: string) => `it('${title}', () => {})\n`
const group = (title: string, inner = '') => `describe('${title}', () => {\n${inner}})\n`

describe('unclearTitles', () => {
  it('refuses a test that only says what ought to be', () => {
    expect(faultsOf(titled('should wait'))).toEqual(['"should wait" does not rule'])
  })

  it('refuses the fifteenth word, also of a table’s title', () => {
    const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
    const short = titled('waits').repeat(3)
    expect(faultsOf(short + titled(words(14)))).toEqual([])
    expect(faultsOf(short + titled(words(15)))).toEqual([expect.stringContaining('has 15 words')])
    expect(faultsOf(`${short}it.each([1])('${words(15)}', () => {})\n`)).toHaveLength(1)
  })

  it('wants half of all titles at nine words', () => {
    const nine = 'waits a second and a half without a header'
    expect(faultsOf(titled(nine).repeat(3) + titled(`${nine} too`).repeat(2))).toEqual([])
    expect(faultsOf(titled(nine) + titled(`${nine} too`).repeat(2))).toEqual([
      expect.stringContaining('half of them have 10 words'),
    ])
  })

  it.each(['wait', 'waitMs', 'wait: a date', '<wait />', 'POST /verify', 'nx.json: its cache', '%s'])(
    'takes the group "%s"',
    (title) => {
      expect(faultsOf(group(title))).toEqual([])
    },
  )

  it('takes a group that names what the test imports', () => {
    expect(faultsOf(`import { later } from '../later.ts'\n${group('later: at noon')}`)).toEqual([])
  })

  it.each(['a long wait', 'delay', 'waits', 'waitFor: a date'])('refuses the group "%s"', (title) => {
    expect(faultsOf(group(title))).toEqual([expect.stringContaining(`"${title}" names no export`)])
  })

  it('leaves groups within a group, contracts and journeys alone', () => {
    expect(faultsOf(group('wait', group('at night')))).toEqual([])
    expect(faultsOf(group('at night'), 'libs/ui/src/wait/wait.contract.test.ts')).toEqual([])
    expect(faultsOf(group('at night'), 'libs/ui/e2e/wait.spec.ts')).toEqual([])
  })
})
