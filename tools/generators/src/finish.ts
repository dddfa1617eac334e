import { execSync } from 'node:child_process'
import type { Tree } from '@nx/devkit'

/**
 * What follows when the files are there: programs that write others from them.
 *
 * @param commands - Run at the top of the workspace, in this order, before the formatter.
 */
export function finishWith(tree: Tree, commands: readonly string[]): () => void {
  const changed = tree.listChanges().map(({ path }) => path)
  return () => {
    const written = changed.filter((path) => /\.(?:tsx?|json|css)$/.test(path)).map((path) => `"${path}"`)
    for (const command of [...commands, `npx oxfmt ${written.join(' ')}`])
      execSync(command, { cwd: tree.root, stdio: 'inherit' })
  }
}
