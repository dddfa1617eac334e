import type { TestResult } from '@playwright/test/reporter'
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Difference, reviewPage, reviewStyle } from './review-page.ts'

/** A story whose pictures are not as they were, with what Playwright kept of them. */
export interface DifferingStory {
  readonly story: string
  readonly attachments: TestResult['attachments']
}

const sides = { expected: 'before', actual: 'after', diff: 'overlay' } as const

/**
 * Writes the page to look at what differs, with copies of its pictures: Playwright removes its own before the next run.
 *
 * @returns Where the page is; `undefined` where nothing is compared.
 */
export function writeReview(
  differing: readonly DifferingStory[],
  broken: readonly string[],
): string | undefined {
  const commit = process.env['VISUAL_REVIEW']
  if (!commit) return undefined
  const folder = join(import.meta.dirname, '../../../reports/visual/review')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const differences = differing.flatMap(({ story, attachments }) => differencesOf(story, attachments, folder))
  const meant = (process.env['VISUAL_MEANT'] ?? '').split(',').filter(Boolean)
  writeFileSync(join(folder, 'index.html'), reviewPage(differences, { commit, meant, broken }))
  writeFileSync(join(folder, 'review.css'), reviewStyle)
  return join('reports/visual/review', 'index.html')
}

function differencesOf(
  story: string,
  attachments: DifferingStory['attachments'],
  folder: string,
): Difference[] {
  const views = new Map<string, Partial<Record<keyof Difference, string>>>()
  for (const { name, path } of attachments) {
    const [, view, side] = /^.*--.*?-((?:light|dark)-\w+)-(expected|actual|diff)\.png$/.exec(name) ?? []
    if (view === undefined || path === undefined) continue
    const kind = sides[side as keyof typeof sides]
    const file = `${story}-${view}-${kind}.png`
    copyFileSync(path, join(folder, file))
    views.set(view, { ...views.get(view), [kind]: file })
  }
  return [...views].map(([view, { before, after, overlay }]) => ({ story, view, before, after, overlay }))
}
