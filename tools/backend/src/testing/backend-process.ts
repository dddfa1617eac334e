/** A backend in a process of its own, whose functions send their mail to `MAIL_ENDPOINT`. @module */
import { flushCompileCache } from 'node:module'
import { compileOnce } from '../database/compile-once.ts'
import { startBackend } from '../start-backend.ts'
import { migrationsFolder } from './migrations-folder.ts'

const { BACKEND_FOLDER: folder = '', MAIL_ENDPOINT } = process.env
compileOnce()
const backend = await startBackend({
  folder,
  migrations: migrationsFolder,
  port: 0,
  ...(MAIL_ENDPOINT !== undefined && { functionEnv: { MAIL_ENDPOINT } }),
})
// A process that is killed cannot save at its end.
flushCompileCache()
process.stdout.write(`ready ${backend.url}\n`)
