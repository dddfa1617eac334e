/** What running an example at one end of the peer ranges came to. */
export interface Outcome {
  /** Its folder, e.g. `examples/node-script`. */
  readonly example: string
  readonly end: 'oldest' | 'newest'
  /** What it had installed of what it names. */
  readonly versions: Readonly<Record<string, string>>
  readonly works: boolean
}

/** The text of `docs/compatibility.md`. @param ranges - The peer ranges, by package. */
export function compatibilityPage(
  ranges: Readonly<Record<string, string>>,
  outcomes: readonly Outcome[],
  node: string,
): string {
  const examples = [...new Set(outcomes.map(({ example }) => example))].toSorted()
  const cell = (example: string, end: Outcome['end']): string => {
    const outcome = outcomes.find((each) => each.example === example && each.end === end)
    if (!outcome) return 'not run'
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
