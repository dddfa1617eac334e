// The last part of `npm run build`: a folder that runs with Node alone. `--to` names another than dist/site.
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { bundledServer } from './beside-the-build.mjs'
import { buildFolder } from './build-folder.mjs'

const folder = import.meta.dirname
const root = join(folder, '../..')
const { values } = parseArgs({ options: { to: { type: 'string' } } })
const to = resolve(values.to ?? join(root, 'dist/site'))
try {
  bundledServer(folder)
  const { assemble } = await import('@house-edge/operating/deployable')
  const { bundleServer } = await import('@house-edge/publishing/build')
  await assemble({
    folder,
    build: buildFolder(),
    root,
    to,
    programs: ['server.mjs', 'beside-the-build.mjs', 'build-folder.mjs', 'answers.mjs'],
    bundleDoctor: (file) => bundleServer({ folder, input: 'doctor.mjs', file }),
  })
  process.stdout.write(`${to} runs the site: node server.mjs\n`)
} catch (error) {
  process.stderr.write(`${error?.code ? error.message : (error?.stack ?? error)}\n`)
  process.exitCode = 1
}
