// What `npm run doctor` runs in the repository; a release has it as one file.
import { existsSync } from 'node:fs'
import { examineSite } from './src/doctor/command.ts'

if (existsSync('.env.local')) process.loadEnvFile('.env.local')
process.exitCode = await examineSite(import.meta.dirname, process.argv.slice(2), (text) =>
  process.stdout.write(`${text}\n`),
)
