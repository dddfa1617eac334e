/**
 * The site and its services as journeys use them: made once, as a template, and
 * copied for every worker of the runner. Building the site takes a minute, so a
 * template serves until something it is made of changes.
 *
 * @module
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Change, changeTexts, copyAnew, copyBuild } from './copy-build.ts'
import { ageOfSeed, makeSeed, seed } from './seed.ts'
import { site, type Slot, template, workspace } from './slot.ts'

/** A stack that answers. */
interface RunningStack {
  stop: () => Promise<void>
}

const stamp = join(template.state, 'made-of')
const isUp = 'Ctrl-C stops everything.'

/** What a stack is made of, seen from the workspace. */
const sources = [
  'apps/site',
  'libs',
  'content',
  'supabase',
  'tools/backend',
  'tools/content-service',
  'tools/start',
]

/** Makes the template, unless the one there is was made of the same. */
export async function prepareTemplate(): Promise<void> {
  const nowMs = Date.now()
  const madeOf = `${digestSources()} ${ageOfSeed(nowMs)}`
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === madeOf) return
  rmSync(stamp, { force: true })
  makeSeed(nowMs)
  const stack = await start(template, ['--fresh'], (text) => process.stdout.write(text))
  await stack.stop()
  writeFileSync(stamp, madeOf)
}

/** Starts a copy of the template. */
export async function startStack(slot: Slot): Promise<RunningStack> {
  copyAnew(template.state, slot.state)
  const isMoved = slot.ports.site !== template.ports.site
  copyBuild(join(site, template.build), join(site, slot.build), { isFinished: true })
  const ports = ['site', 'content', 'backend'] as const
  const moves = ports.map((name): Change => [
    `localhost:${template.ports[name]}`,
    `localhost:${slot.ports[name]}`,
  ])
  if (isMoved)
    for (const folder of [join(site, slot.build), join(slot.state, 'site'), join(slot.state, 'builds')])
      changeTexts(folder, moves)
  return start(slot, [])
}

async function start(
  { ports, state, build }: Slot,
  options: readonly string[],
  tell: (text: string) => void = () => {},
): Promise<RunningStack> {
  const child = spawn(process.execPath, ['tools/start/bin/start.mjs', ...options], {
    cwd: workspace,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      SITE_PORT: String(ports.site),
      CONTENT_PORT: String(ports.content),
      BACKEND_PORT: String(ports.backend),
      // A password is tried in a millisecond, where it takes a tenth of a second of the processor otherwise.
      BACKEND_PASSWORD_COST: '4',
      HOUSE_EDGE_STATE: state,
      CONTENT_SEED: seed,
      // Every request has a line in the log of each that was asked because of it.
      LOG_LEVEL: 'debug',
      SITE_DIST_DIR: build,
      // A template begins anew: no later build would take up what this one had kept.
      SITE_BUILD_CACHE: 'none',
      // Nobody waits for these bytes, and the smallest are half of what a start costs.
      SITE_COMPRESSION: 'quick',
      // Journeys stand in for the server in front: each is a visitor of its own.
      SITE_TRUSTED_HOPS: '1',
    },
  })
  const ended = once(child, 'exit')
  let output = ''
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        tell(text)
        if (output.includes(isUp)) resolve()
      })
    void ended.then(() => reject(new TypeError(`The stack of journeys did not start:\n${output}`)))
  })
  return {
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

function digestSources(): string {
  const hash = createHash('sha256')
  const files = sources.flatMap((folder) =>
    globSync(`${folder}/**`, {
      cwd: workspace,
      exclude: (name) => /^(?:node_modules|\.next.*|dist|e2e|storybook-static|api)$/.test(name),
    }),
  )
  for (const file of [...files, 'package-lock.json', 'tsconfig.base.json'].toSorted()) {
    if (/\.(?:test|test-d|stories)\.tsx?$|\.md$|\.tsbuildinfo$|next-env\.d\.ts$/.test(file)) continue
    const path = join(workspace, file)
    if (statSync(path).isFile()) hash.update(file).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}
