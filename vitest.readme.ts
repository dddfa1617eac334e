import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A code block of TypeScript, JavaScript or JSON whose file is named after its language or in its first line. */
const block = /^```(?:tsx?|jsx?|mjs|json)(?: [\w-]+)?(?: (\S+))?\n(?:\/\/ (\S+\.\w+)\n)?([\s\S]*?)^```$/gm

/**
 * Writes the files of the examples of a README, and of the guides beside it, into a folder below its package, so that the package's name leads to these
 * sources. What a test then runs is their own text. The folder goes with the test.
 *
 * @param library Folder of the package.
 * @returns The folder.
 */
export function writeQuickStart(library: string): string {
  const documents = globSync(['README.md', 'guides/*.md'], { cwd: library }).toSorted()
  const readme = documents.map((file) => readFileSync(join(library, file), 'utf8')).join('\n')
  const folder = mkdtempSync(join(library, '.quick-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [, named, inFirstLine, text = ''] of readme.matchAll(block)) {
    const name = named ?? inFirstLine
    if (name === undefined) continue
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}
