import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { brokenDecisionTable, decisionsWithoutStatus } from './decisions.ts'

const roots: string[] = []
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true })
})

const whole = '# 0007 A choice\n\n2026-11-22 · accepted\n\n**What would make us return.** Nothing.\n'

function workspaceWith(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'house-edge-decisions-'))
  roots.push(root)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

describe('decisionsWithoutStatus', () => {
  const faults = (text: string) =>
    decisionsWithoutStatus(workspaceWith({ 'docs/decisions/0007-a-choice.md': text }))

  it('accepts a decision that says when it was taken and whether it holds', () => {
    expect(faults(whole)).toEqual([])
  })

  it.each([
    whole.replace('2026-11-22 · accepted', 'Because.'),
    whole.replace('0007 A', '0007: A'),
    whole.replace('0007', '0008'),
    whole.replace('What would make us return', 'And then'),
  ])('refuses %j', (text) => expect(faults(text)).toHaveLength(1))
})

describe('brokenDecisionTable', () => {
  const row = (number: string, title: string, file = `${number}-a-choice.md`) =>
    `| [${number}](${file}) | ${title} | accepted |\n`
  const faults = (rows: string) =>
    brokenDecisionTable(
      workspaceWith({
        'docs/decisions/README.md': rows,
        'docs/decisions/0007-a-choice.md': whole,
        'docs/decisions/0009-a-choice.md': whole.replace('0007', '0009'),
      }),
    ).map(({ what }) => what)

  it('accepts one row for each decision, in order', () => {
    expect(faults(row('0007', 'A choice') + row('0009', 'A choice'))).toEqual([])
  })

  it('begins anew with each theme', () => {
    expect(faults(`## One\n${row('0009', 'A choice')}\n## Two\n${row('0007', 'A choice')}`)).toEqual([])
  })

  it.each([
    [row('0009', 'A choice') + row('0007', 'A choice'), '0007 is not in order'],
    [
      `${row('0007', 'A choice') + row('0009', 'A choice')}## Two\n${row('0007', 'A choice')}`,
      '0007 is there twice',
    ],
    [row('0007', 'A choice'), 'lacks 0009-a-choice.md'],
    [
      row('0007', 'Another') + row('0009', 'A choice'),
      '0007 has another title than 0007-a-choice.md, or the file is gone',
    ],
  ])('refuses %j', (rows, fault) => expect(faults(rows)).toEqual([fault]))
})
