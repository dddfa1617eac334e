/**
 * What is left of writes when the service is killed while it makes them.
 *
 * Prints a table, and fails when anything that was acknowledged is gone or any
 * file is half written. Run with `node bench/survive.ts`, or with a number of rounds.
 *
 * @module
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runKillRounds } from '../src/testing/kill-rounds.ts'

const rounds = Number(process.argv[2] ?? 100)
const folder = await mkdtemp(join(tmpdir(), 'content-service-survive-'))
try {
  const report = await runKillRounds({
    folder,
    rounds,
    random: Math.random,
    onRound: (round) => {
      if (round % 10 === 0) console.error(`round ${round} of ${rounds}`)
    },
  })
  console.log(`kill -9, ${report.rounds} rounds\n`)
  console.log('| write | acknowledged | unanswered when killed | lost | half there |')
  console.log('| --- | ---: | ---: | ---: | ---: |')
  for (const { name, acknowledged, unanswered, lost, torn } of report.kinds)
    console.log(`| ${name} | ${acknowledged} | ${unanswered} | ${lost} | ${torn} |`)
  console.log(
    `\n${report.filesRead} files read whole. ${report.finishedByTheNextStart} changes were finished by the next start.`,
  )
  if (report.kinds.some(({ lost, torn }) => lost > 0 || torn > 0)) process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
