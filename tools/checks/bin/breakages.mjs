#!/usr/bin/env node
// Makes every mistake of the list in a copy of the repository, one at a time, and says which no test noticed.
// Words after the command choose rows whose files contain one of them.
import { join } from 'node:path'
import { faultOf, readBreakages } from '../src/breakages/breakages.ts'
import { copyRepository } from '../src/breakages/try-breakage.ts'

const root = join(import.meta.dirname, '../../..')
const words = process.argv.slice(2)
if (words.includes('--help') || words.includes('-h')) {
  console.log(
    'npm run breakages [-- <words>]: rows of tools/checks/breakages with a word in file, test or loss; all without.',
  )
  process.exit()
}
const rows = readBreakages(root).filter(
  ({ file, test, breaks }) =>
    words.length === 0 || words.some((word) => `${file} ${test} ${breaks}`.includes(word)),
)
if (rows.length === 0) {
  console.error(`No row of tools/checks/breakages has ${words.join(' or ')} in it, so nothing was tried.`)
  process.exit(1)
}
const copy = copyRepository(root)
const failed = []
let died = 0
try {
  const tests = [...new Set(rows.map(({ test }) => test))]
  console.log(`${rows.length} breakages. First, whether their ${tests.length} files of tests pass unbroken …`)
  const red = tests.filter((test) => !copy.isGreen(test))
  for (const test of red) failed.push(`red without any breakage: ${test}`)
  for (const row of rows.filter(({ test }) => !red.includes(test))) {
    const fault = faultOf(row, root)
    const verdict = fault ?? copy.tryBreakage(row)
    console.log(`${verdict}: ${row.breaks} (${row.file})`)
    if (verdict === 'died') died += 1
    else failed.push(`${verdict}: ${row.breaks} (${row.file}, by ${row.test})`)
  }
} finally {
  copy.remove()
}
console.log(`\n${died} of ${rows.length} breakages died.`)
for (const line of failed) console.error(line)
process.exitCode = failed.length > 0 ? 1 : 0
