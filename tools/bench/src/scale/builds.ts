/**
 * What a build of a site costs that has its documents in one language, and one that has each in every language.
 *
 * @module
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runMeasured, type RunFigures } from '../processes.ts'
import { environmentOf, site, type Stack, startServices, finishing } from '../serving/site-process.ts'
import { writeArticles } from './write-articles.ts'

/** What was asked of the builds: with every document in three languages at most half as much again. */
const most = 1.5

/** Builds of a site that has so many articles in each of its languages. */
export interface BuildFigures {
  documents: number
  builds: { languages: number; build: RunFigures; finish: RunFigures }[]
  /** Processor time of the last build, with its pages finished, for each second of the first. */
  ratio: number
}

interface BuildOptions {
  /** In each language, added to those of the demonstration. */
  documents: number
  /** The repository of the demonstration. */
  content: string
  firstPort: number
  next: string
}

/** Each build is made from nothing, with services of its own. */
export async function measureBuilds(
  base: Stack,
  { documents, content, firstPort, next }: BuildOptions,
  say: (text: string) => void,
): Promise<BuildFigures> {
  const { languages } = JSON.parse(readFileSync(join(content, 'repository.json'), 'utf8')) as {
    languages: { id: string; is_master: boolean }[]
  }
  const others = languages.filter(({ is_master: isMaster }) => !isMaster).map(({ id }) => id)
  const builds: BuildFigures['builds'] = []
  for (const translated of [[], others]) {
    const state = `${base.state}-in-${translated.length + 1}`
    const build = `${base.build}-in-${translated.length + 1}`
    for (const left of [state, join(site, build)]) rmSync(left, { recursive: true, force: true })
    mkdirSync(state, { recursive: true })
    writeFileSync(join(state, 'secrets.json'), '{}')
    cpSync(content, join(state, 'content'), { recursive: true })
    writeArticles(join(state, 'content'), documents, translated)
    const stack = { ...base, state, build, content: firstPort, backend: firstPort + 1 }
    const services = await startServices(stack)
    try {
      const env = environmentOf(stack, firstPort + 2)
      const figures = {
        languages: translated.length + 1,
        build: await runMeasured([next, 'build'], site, env),
        finish: await runMeasured(finishing, site, env),
      }
      builds.push(figures)
      say(
        `${documents} articles in ${figures.languages}: built in ${seconds(figures.build.tookMs)} s, finished in ${seconds(figures.finish.tookMs)} s`,
      )
    } finally {
      await services.stop()
      for (const left of [state, join(site, build)]) rmSync(left, { recursive: true, force: true })
    }
  }
  const cost = builds.map(({ build, finish }) => build.processorMs + finish.processorMs)
  return { documents, builds, ratio: (cost.at(-1) ?? Number.NaN) / (cost[0] ?? Number.NaN) }
}

/** What is said of builds that cost more than was asked. `undefined`: they do not. */
export function complaintOfBuilds({ ratio }: Pick<BuildFigures, 'ratio'>): string | undefined {
  if (ratio <= most) return undefined
  return `Three languages cost ${ratio.toFixed(2)} of one, and ${most} is the limit. What a build does for each language has grown: compare the two columns.`
}

/** A table: a column for each number of languages. */
export function rowsOfBuilds({ documents, builds, ratio }: BuildFigures): (readonly string[])[] {
  const row = (words: string, of: (figures: BuildFigures['builds'][number]) => number) => [
    words,
    ...builds.map((each) => seconds(of(each))),
  ]
  return [
    [`${documents} articles in so many languages`, ...builds.map(({ languages }) => String(languages))],
    row('build, s', ({ build }) => build.tookMs),
    row('build: processor, s', ({ build }) => build.processorMs),
    row('pages finished, s', ({ finish }) => finish.tookMs),
    row('pages finished: processor, s', ({ finish }) => finish.processorMs),
    [`processor, of one language (at most ${most})`, '1.00', ratio.toFixed(2)],
  ]
}

function seconds(ms: number): string {
  return (ms / 1e3).toFixed(1)
}
