/**
 * Every patch of Next of its last two minors, and its canary, each with the example whose pages are finished.
 *
 * @module
 */
import { join } from 'node:path'
import semver from 'semver'
import { newestVersions, peerRanges, withCompanions } from './ends.ts'
import { installExamples } from './installed-examples.ts'
import { publishedVersions, runExample, withPackedLibraries, wordsOf } from './run-examples.ts'

const example = 'examples/next-served'

/** What became of one version. */
interface NextOutcome {
  readonly version: string
  readonly works: boolean
}

/** @returns Every patch of the last two minors of those published, oldest first, and what is newest after them. */
export function nextPatches(published: readonly string[]): string[] {
  const sorted = published.toSorted(semver.compare)
  const releases = sorted.filter((version) => semver.prerelease(version) === null)
  const minorOf = (version: string): string => `${semver.major(version)}.${semver.minor(version)}`
  const minors = new Set([...new Set(releases.map(minorOf))].slice(-2))
  const newest = sorted.at(-1)
  return [
    ...releases.filter((version) => minors.has(minorOf(version))),
    ...(newest !== undefined && newest !== releases.at(-1) ? [newest] : []),
  ]
}

/**
 * Builds the example with each of these versions, finishes its pages, and asks for each kind of them.
 *
 * @param only - Versions; all of {@link nextPatches} when empty.
 * @param say - Is told of each step before it begins, and of each version's end.
 * @param keep - Is given the page of all versions after each, from what it was: a run takes half an hour.
 */
export async function runNextPatches(
  root: string,
  {
    only,
    say,
    keep,
  }: {
    only: readonly string[]
    say: (line: string) => void
    keep: (change: (before: string) => string) => void
  },
): Promise<readonly NextOutcome[]> {
  return withPackedLibraries(root, say, async ({ folder, tarballs, run }) => {
    const published = (name: string) => publishedVersions(root, run, name)
    const ranges = peerRanges(root)
    const newest = withCompanions(await newestVersions(ranges, published))
    const versions = nextPatches(await published('next'))
    const outcomes: NextOutcome[] = []
    for (const next of only.length > 0 ? only : versions) {
      const installed = join(folder, next)
      const fault = await installExamples(root, {
        folder: installed,
        examples: [example],
        versions: { ...newest, next, ...tarballs },
        run,
      })
        .then(() => runExample(installed, example))
        .catch((error: unknown) => error)
      outcomes.push({ version: next, works: fault === undefined })
      say(`  ${fault === undefined ? 'works ' : 'FAILED'} ${next}`)
      if (fault !== undefined) say(wordsOf(fault))
      keep((before) => nextPatchesPage({ range: ranges['next'] ?? '', versions }, outcomes, before))
    }
    return outcomes
  })
}

/**
 * The text of `docs/next-versions.md`.
 *
 * @param before - The page of the last run. What was not run again stays as it says.
 */
export function nextPatchesPage(
  { range, versions }: { range: string; versions: readonly string[] },
  outcomes: readonly NextOutcome[],
  before: string,
): string {
  const cell = (version: string): string => {
    const outcome = outcomes.find((each) => each.version === version)
    if (outcome) return outcome.works ? 'finished' : '**not finished**'
    const row = before.split('\n').find((line) => line.startsWith(`| ${version} |`))
    return row?.split(' | ')[2]?.replace(/ \|$/, '') ?? 'not run'
  }
  const inRange = (version: string): string => (semver.satisfies(version, range) ? 'yes' : 'no')
  return [
    '# Versions of Next',
    '',
    'Written by `npm run examples -- next-versions`, which installs the packed libraries beside every patch of the last two minors of Next that the registry has, and beside what is newest after them, builds [`next-served`](../examples/next-served/package.json), finishes its pages, starts its server, asks for each kind of page, and uses its island in a browser. Do not edit.',
    '',
    `The peer range is \`${range}\`: every version before it has a published vulnerability of high or critical severity, and canaries are in no range that names none.`,
    '',
    '| Next | in the peer range | pages |',
    '|---|---|---|',
    ...versions.map((version) => `| ${version} | ${inRange(version)} | ${cell(version)} |`),
    '',
    'A page of another version is judged by what stands in it, and goes out as Next wrote it where a fact does not hold: [0431](decisions/0431-pages-are-judged-by-what-stands-in-them.md).',
    '',
  ].join('\n')
}
