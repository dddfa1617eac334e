const { runFromCommandLine } = await import('../dist/embedded/content-service/src/cli/run.js')
await runFromCommandLine(process.argv.slice(2), process.env)
