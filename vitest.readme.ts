import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A code block of TypeScript, JavaScript or JSON whose file is named after its language or in its first line. */
const block = /^```(?:tsx?|jsx?|mjs|json)(?: [\w-]+)?(?: (\S+))?\n(?:\/\/ (\S+\.\w+)\n)?([\s\S]*?)^```$/gm

/**
 * Writes the files of a README's examples into a folder below its package, so that the package's name leads to these
 * sources. What a test then runs is the README's own text. The folder goes with the test.
 *
 * @param library Folder of the package.
 * @returns The folder.
 */
export function writeQuickStart(library: string): string {
  const readme = readFileSync(join(library, 'README.md'), 'utf8')
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
