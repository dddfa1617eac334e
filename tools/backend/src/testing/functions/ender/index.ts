Deno.serve(() => process.exit(1))
