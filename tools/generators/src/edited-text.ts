import type { Tree } from '@nx/devkit'

/** A file does not look as the generator expects, so nothing was written to it. */
class UnexpectedFileError extends Error {
  override readonly name = 'UnexpectedFileError'
  readonly code = 'generators/unexpected-file'

  constructor(path: string, expected: string) {
    super(
      `${path} has no ${expected}, where the new part belongs. Nothing was written. Mend the generator, which knows the file as it was.`,
    )
  }
}

/** Reads a file that the generator needs. */
export function readText(tree: Tree, path: string): string {
  const text = tree.read(path, 'utf8')
  if (text === null) throw new UnexpectedFileError(path, 'text')
  return text
}

/** Adds a line to the block of lines that match, in its alphabetical place. */
export function insertSorted(
  tree: Tree,
  path: string,
  { line, among }: { line: string; among: RegExp },
): void {
  const lines = readText(tree, path).split('\n')
  const block = lines.flatMap((text, index) => (among.test(text) ? [index] : []))
  const last = block.at(-1)
  if (last === undefined) throw new UnexpectedFileError(path, `line like ${among}`)
  const place = block.find((index) => (lines[index] ?? '').toLowerCase() > line.toLowerCase()) ?? last + 1
  tree.write(path, lines.toSpliced(place, 0, line).join('\n'))
}

/** Replaces one place of a file. */
export function replaceOnce(tree: Tree, path: string, place: string | RegExp, by: string): void {
  const before = readText(tree, path)
  const after = before.replace(place, () => by)
  if (after === before) throw new UnexpectedFileError(path, `"${String(place)}"`)
  tree.write(path, after)
}

/** A line for the users of a library, among what was not released. */
export function noteChange(tree: Tree, library: string, line: string): void {
  const heading = /^## Unreleased\n+/m
  const path = `libs/${library}/CHANGELOG.md`
  replaceOnce(tree, path, heading, `## Unreleased\n\n- ${line}\n`)
}
