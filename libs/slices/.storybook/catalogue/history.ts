/** What a changelog says of a component, newest first. */
export interface Change {
  version: string
  text: string
}

/** Where a component stands: came with the newest version, is there to stay, or goes with one that follows. */
export type Status = 'new' | 'stable' | 'leaving'

/** The lines of a changelog that name one of these, and whether its newest version brought the first. */
export function readHistory(
  changelog: string,
  names: readonly string[],
): { isNew: boolean; changes: Change[] } {
  const named = new RegExp(`\`(?:<)?(?:${names.join('|')})\\b[^\`]*\``)
  // A component comes with words for what it is, "`Fold`, a part that unfolds"; all other lines say what changed.
  const brought = new RegExp(`\`${names[0]}\`, an? `)
  const versions = changelog.split(/^## /m).slice(1)
  const changes = versions.flatMap((part) => {
    const [version = ''] = part.split('\n', 1)
    return linesOf(part)
      .filter((text) => named.test(text))
      .map((text) => ({ version: version.trim(), text }))
  })
  const [, ofNew = ''] = /^### New\n([\s\S]*?)(?=^### |$(?![\s\S]))/m.exec(versions[0] ?? '') ?? []
  return { isNew: linesOf(ofNew).some((text) => brought.test(text)), changes }
}

/** The entries of lists, each in one line. */
function linesOf(text: string): string[] {
  return [...text.matchAll(/^- (.*(?:\n {2,}.*)*)/gm)].map(([, line = '']) => line.replaceAll(/\s+/g, ' '))
}
