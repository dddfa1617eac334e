/** What running an example at one end of the peer ranges came to. */
export interface Outcome {
  /** Its folder, e.g. `examples/node-script`. */
  readonly example: string
  readonly end: 'oldest' | 'newest'
  /** What it had installed of what it names. */
  readonly versions: Readonly<Record<string, string>>
  readonly works: boolean
}

/** Whose runs the page tells, and on what. */
interface CompatibilityFacts {
  /** Folders of all examples that there are: a row each. */
  readonly examples: readonly string[]
  /** The peer ranges, by package. */
  readonly ranges: Readonly<Record<string, string>>
  /** The version of Node. */
  readonly node: string
}

/**
 * The text of `docs/compatibility.md`.
 *
 * @param before - The page of the last run. What was not run again stays as it says.
 */
export function compatibilityPage(
  { examples, ranges, node }: CompatibilityFacts,
  outcomes: readonly Outcome[],
  before: string,
): string {
  const cell = (example: string, end: Outcome['end']): string => {
    const outcome = outcomes.find((each) => each.example === example && each.end === end)
    if (!outcome) return cellIn(before, example, end) ?? 'not run'
    const versions = Object.entries(outcome.versions)
      .filter(([name]) => name !== 'react-dom')
      .map(([name, version]) => `${name} ${version}`)
      .join(', ')
    return `${outcome.works ? 'works' : '**fails**'}: ${versions}`
  }
  return [
    '# Compatibility',
    '',
    'Written by `npm run examples`, which installs the packed libraries with the oldest and the newest versions that their peer ranges let in, builds each example, and uses it in a browser. Do not edit.',
    '',
    `Peer ranges: ${Object.entries(ranges)
      .map(([name, range]) => `\`${name}\` \`${range}\``)
      .join(', ')}. Run on Node ${node}.`,
    '',
    '| example | oldest | newest |',
    '|---|---|---|',
    ...examples.map(
      (example) =>
        `| [${example}](../${example}/package.json) | ${cell(example, 'oldest')} | ${cell(example, 'newest')} |`,
    ),
    '',
  ].join('\n')
}

function cellIn(page: string, example: string, end: Outcome['end']): string | undefined {
  const row = page.split('\n').find((line) => line.startsWith(`| [${example}]`))
  return row?.split(' | ')[end === 'oldest' ? 1 : 2]?.replace(/ \|$/, '')
}
