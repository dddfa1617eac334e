import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { componentsWithoutNotes } from './component-notes.ts'

const story = `const meta = {\n  title: 'Components/Tag',\n  component: Tag,\n}\n`
const whole = `/**
 * A word.
 *
 * - Not for: lists.
 * - Accessibility: plain words.
 * - Do: keep it short.
 * - Don’t: colour it.
 */
export function Tag() {}
`

it('asks components and slices when not to use them', () => {
  const root = mkdtempSync(join(tmpdir(), 'house-edge-notes-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  write('libs/ui/src/tag/tag.stories.tsx', story)
  write('libs/ui/src/tag/tag.tsx', whole)
  write('libs/slices/src/Quote/model.json', '{}')
  write('libs/slices/src/Quote/index.tsx', whole)
  expect(componentsWithoutNotes(root)).toEqual([])

  write('libs/ui/src/tag/tag.tsx', whole.replace(' * - Do: keep it short.\n', ''))
  write('libs/slices/src/Quote/index.tsx', 'export function Quote() {}\n')
  expect(componentsWithoutNotes(root).map(({ where }) => where)).toEqual([
    'libs/ui/src/tag',
    ...Array.from({ length: 4 }, () => 'libs/slices/src/Quote'),
  ])
})
