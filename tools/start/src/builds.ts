import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startChild } from './child.ts'
import { digestOf, isFresh, recordBuild } from './freshness.ts'
import { type Plan, type Started, stateOf } from './plan.ts'
import { nextBin, siteProgram } from './site/site-program.ts'

export async function buildDesk(plan: Plan, started: Started): Promise<void> {
  const folder = join(plan.workspace, 'tools/content-service')
  const inputs = { paths: [join(folder, 'desk'), join(folder, 'src/desk')], values: {} }
  await buildWhenStale(plan, started, {
    name: 'desk',
    doing: 'building the desk',
    inputs,
    product: join(folder, 'desk/dist/index.html'),
    args: [join(plan.workspace, 'node_modules/vite/bin/vite.js'), 'build', 'desk'],
    cwd: folder,
    env: plan.env,
  })
}

export async function buildSite(plan: Plan, started: Started, env: NodeJS.ProcessEnv): Promise<void> {
  if (plan.settings.mode === 'development') return
  const { workspace } = plan
  const inputs = {
    paths: ['apps/site', 'libs', 'package-lock.json', 'tsconfig.base.json'].map((path) =>
      join(workspace, path),
    ),
    // Finished pages contain these URLs.
    values: {
      site: env['SITE_ORIGIN'],
      endpoint: env['CONTENT_ENDPOINT'],
      repository: env['CONTENT_REPOSITORY'],
    },
  }
  await buildWhenStale(plan, started, {
    name: 'site',
    doing: 'building (about a minute the first time)',
    inputs,
    product: join(workspace, 'apps/site', plan.settings.siteBuild, 'BUILD_ID'),
    args: [nextBin(workspace), 'build'],
    cwd: join(workspace, 'apps/site'),
    // The next build here is of nearly the same sources.
    env: { SITE_BUILD_CACHE: 'kept', ...env },
  })
}

/** Finishes the pages of a build once; they are stored in the build. */
export async function finishPages(plan: Plan, started: Started, env: NodeJS.ProcessEnv): Promise<void> {
  const { workspace, settings } = plan
  if (settings.mode === 'development') return
  const folder = join(workspace, 'apps/site')
  const build = join(folder, settings.siteBuild)
  await buildWhenStale(plan, started, {
    name: 'pages',
    doing: 'finishing',
    // A copy of a build in another folder is the same build.
    inputs: { paths: [], values: { build: readFileSync(join(build, 'BUILD_ID'), 'utf8') } },
    product: join(build, env['SITE_EDGE_URL']?.trim() ? 'finished-pages-tagged' : 'finished-pages'),
    // With the options of the process: V8 refuses what was compiled under others.
    args: [...siteProgram(workspace, settings).slice(0, -1), 'finish.mjs'],
    cwd: folder,
    env,
  })
}

async function buildWhenStale(
  plan: Plan,
  started: Started,
  build: {
    name: string
    doing: string
    inputs: Parameters<typeof digestOf>[1]
    product: string
    args: readonly string[]
    cwd: string
    env: NodeJS.ProcessEnv
  },
): Promise<void> {
  const stamp = stateOf(plan, 'builds', build.name)
  const digest = digestOf(plan.workspace, build.inputs)
  if (isFresh(stamp, digest, build.product)) return
  const work = async () => {
    const child = startChild({ ...build, log: stateOf(plan, `logs/build-${build.name}.log`) })
    started.push(child)
    await child.ready
    started.splice(started.indexOf(child), 1)
    recordBuild(stamp, digest)
  }
  await plan.progress.step(build.name, build.doing, work, 'built')
}
