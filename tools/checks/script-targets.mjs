/**
 * Makes the scripts of each package targets of the task runner, which Node runs itself. The task runner's own way is a
 * process that starts npm, which starts the script: half a second of processor for each.
 *
 * Its own targets win, so a package has `"includedScripts": []` beside its tags
 * (docs/decisions/0001-nx-runs-package-scripts.md).
 *
 * @module
 */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const createNodes = [
  '{apps,libs,tools}/*/package.json',
  (manifests, _options, { workspaceRoot }) =>
    manifests.map((manifest) => {
      const folder = dirname(manifest)
      const { scripts = {} } = JSON.parse(readFileSync(join(workspaceRoot, manifest), 'utf8'))
      const targets = Object.keys(scripts).map((script) => [
        script,
        { executor: 'nx:run-commands', options: { command: `node --run ${script} --`, cwd: folder } },
      ])
      return [manifest, { projects: { [folder]: { targets: Object.fromEntries(targets) } } }]
    }),
]
