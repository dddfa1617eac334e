// Before anything is imported: the packages inside report their use otherwise.
process.env.DO_NOT_TRACK = '1'
process.env.LITE_TELEMETRY = '0'
const { runCommand } = await import('../dist/embedded/backend/src/command.js')
await runCommand(process.argv.slice(2), process.env)
