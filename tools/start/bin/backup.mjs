// npm run backup -- FOLDER: copies what the embedded services keep, while they run.
// npm run restore -- FOLDER: puts such a copy back, where nothing is kept yet.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { backUp, BackupError, restore } from '../src/backup/backup.ts'

const workspace = join(import.meta.dirname, '../../..')
if (existsSync(join(workspace, '.env.local'))) process.loadEnvFile(join(workspace, '.env.local'))
const [verb, folder] = process.argv.slice(2)
const { HOUSE_EDGE_STATE, CONTENT_PORT, BACKEND_PORT } = process.env
const state = resolve(workspace, HOUSE_EDGE_STATE || '.house-edge')
try {
  if (!folder) throw new BackupError('Name the folder of the copy: npm run backup -- ../backups/monday')
  const place = resolve(folder)
  if (verb === 'restore') restore(place, state)
  else {
    const ports = { content: Number(CONTENT_PORT || 4400), backend: Number(BACKEND_PORT || 54_321) }
    await backUp(state, place, { fetch, now: () => new Date(), ports })
  }
  process.stdout.write(
    verb === 'restore' ? `${state} is as ${place} was. npm start runs it.\n` : `${place} has it all.\n`,
  )
} catch (error) {
  if (!(error instanceof BackupError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
