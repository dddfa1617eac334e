import { runRaces } from './run-races.ts'

const rounds = Number(process.argv[2] ?? 2000)
const { one, none, several } = await runRaces(rounds)
console.log(
  `${rounds} folders, four processes for each: ${one} had one owner, ${several} several, ${none} none.`,
)
process.exitCode = several === 0 && none === 0 ? 0 : 1
