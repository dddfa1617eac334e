#!/usr/bin/env node
// Before anything is imported: the packages inside report their use otherwise.
process.env.DO_NOT_TRACK = '1'
process.env.LITE_TELEMETRY = '0'

const { runTypesCommand } = await import('../src/database-types/command.ts')
await runTypesCommand(process.argv.slice(2))
