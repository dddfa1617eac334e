// Rolls a build out on this machine, one process after the other, or back to the one before:
//   node deploy/roll-out/roll-out.mjs /srv/house-edge/releases/2026-11-29
//   node deploy/roll-out/roll-out.mjs --back
//
// `current` is a link to the folder that runs, beside `previous`. A process is started again, which drains it, and the next
// one only when it is useful; meanwhile the server in front asks the other. Where one does not become useful, all go back.
// docs/operate/roll-out.md says what to do about migrations before.
import { spawnSync } from 'node:child_process'
import { existsSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    back: { type: 'boolean', default: false },
    // Where the links are.
    in: { type: 'string', default: '/srv/house-edge' },
    ports: { type: 'string', default: '3000,3001' },
    // Starts a process again, and ends well when it is useful; {port} stands for its port.
    restart: { type: 'string', default: 'systemctl restart site@{port}' },
    // With what the site is started, for the doctor.
    env: { type: 'string', default: '/etc/house-edge/site.env' },
    unexamined: { type: 'boolean', default: false },
  },
})
const say = (text) => process.stdout.write(`${new Date().toISOString()} ${text}\n`)
const links = { current: join(values.in, 'current'), previous: join(values.in, 'previous') }
const ports = values.ports.split(',')

const before = existsSync(links.current) ? target(links.current) : undefined
const next = values.back ? (existsSync(links.previous) ? target(links.previous) : undefined) : positionals[0]
if (!next)
  refuse(
    values.back ? `There is no ${links.previous} to go back to.` : 'Name the folder to roll out, or --back.',
  )
const wanted = resolve(next)
for (const part of ['server.mjs', '.next/bundled-server/serve.mjs'])
  if (!existsSync(join(wanted, part)))
    refuse(`${wanted} is not a whole build: ${part} is missing. Nothing was changed.`)
if (wanted === before) refuse(`${wanted} runs already. Nothing was changed.`)
if (!values.back && !values.unexamined) examine()

say(`${wanted} takes over from ${before ?? 'nothing'}`)
point(links.current, wanted)
const done = []
for (const port of ports) {
  if (restart(port)) {
    done.push(port)
    say(`process ${port} runs it`)
    continue
  }
  say(`process ${port} did not become useful`)
  if (before === undefined) process.exit(1)
  point(links.current, before)
  // That one first: the others still answer.
  const isBack = [port, ...done].map(restart).every(Boolean)
  say(
    isBack
      ? `all processes run ${before} again`
      : `not all processes run ${before} again: look at their logs`,
  )
  process.exit(1)
}
if (before !== undefined) point(links.previous, before)
say(`done; back by: node ${process.argv[1]} --back`)

function examine() {
  const args = existsSync(values.env) ? [`--env-file=${values.env}`] : []
  const { status } = spawnSync(process.execPath, [...args, 'doctor.mjs'], { cwd: wanted, stdio: 'inherit' })
  if (status !== 0)
    refuse('The doctor found something wrong, so nothing was changed. Mend it, or say --unexamined.')
}

function restart(port) {
  return spawnSync(values.restart.replaceAll('{port}', port), { shell: true, stdio: 'inherit' }).status === 0
}

function target(link) {
  return resolve(dirname(link), readlinkSync(link))
}

/** In one step, so that there is never no link. */
function point(link, to) {
  const made = `${link}.next`
  rmSync(made, { force: true })
  symlinkSync(to, made)
  renameSync(made, link)
}

function refuse(why) {
  process.stderr.write(`${why}\n`)
  process.exit(78)
}
