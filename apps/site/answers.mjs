// Whether a process on this machine answers, for health checks and scripts: `node answers.mjs health` asks once whether it
// lives; `node answers.mjs ready 3000 120` asks until it is useful, for so many seconds. Ends with 1 when it does not.
const [about = 'health', port = process.env.PORT || '3000', seconds = '0'] = process.argv.slice(2)
const attempts = 1 + Number(seconds) * 2

async function isAnswered() {
  try {
    const signal = AbortSignal.timeout(2_000)
    return (await fetch(`http://127.0.0.1:${port}/api/${about}`, { signal })).ok
  } catch {
    return false
  }
}

let isThere = await isAnswered()
for (let attempt = 1; !isThere && attempt < attempts; attempt += 1) {
  await new Promise((resolve) => setTimeout(resolve, 500))
  isThere = await isAnswered()
}
process.exit(isThere ? 0 : 1)
