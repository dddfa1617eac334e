import type { Tree } from '@nx/devkit'
import { readText, replaceOnce } from '../edited-text.ts'

const folder = 'docs/decisions'

/** Writes a decision under the next free number, and its row in the table of a theme. */
export function generateDecision(tree: Tree, { title, theme }: { title: string; theme: string }): void {
  const taken = [folder, `${folder}/retired`]
    .flatMap((path) => tree.children(path))
    .map((file) => Number.parseInt(file, 10))
  const number = String(Math.max(0, ...taken.filter(Number.isFinite)) + 1).padStart(4, '0')
  const name = `${number}-${title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}.md`
  tree.write(
    `${folder}/${name}`,
    `# ${number} ${title}

${new Date().toISOString().slice(0, 10)} · proposed

**Context.** What is so, and what it costs.

**Decision.** What is done, and where it stands.

**Considered.** *What else could be done*: why not.

**Consequences.** What follows, the unwelcome included.

**What would make us return.** What would have to change.
`,
  )
  const index = `${folder}/README.md`
  const heading = `## ${theme}\n`
  const part = readText(tree, index)
    .split(/^(?=## )/m)
    .find((one) => one.startsWith(heading))
  const row = `| [${number}](${name}) | ${title} | proposed |\n`
  replaceOnce(tree, index, part ?? heading.trim(), `${part?.trimEnd()}\n${row}\n`)
}
