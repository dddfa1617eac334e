import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { errorPage } from './error-page.ts'

const root = join(import.meta.dirname, '../../../..')

/** How a heading is linked to, by GitHub and GitLab: https://docs.github.com/get-started/writing-on-github */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')
}

describe('errorPage', () => {
  it('leads to the heading of every code there is', () => {
    const files = globSync('docs/errors/*.md', { cwd: root }).filter((file) => basename(file) !== 'README.md')
    const headings = files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/^#+ ([a-z]+\/[a-z-]+)$/gm)].map(
        ([, heading = '']) => ({ code: heading, page: `${file}#${anchorOf(heading)}` }),
      ),
    )
    expect(headings.length).toBeGreaterThan(60)
    for (const { code, page } of headings) expect.soft(errorPage(code)).toBe(page)
  })
})
