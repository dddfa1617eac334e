import { RestError } from '../rest-error.ts'

/** What the `Prefer` header asks for. */
export interface Preferences {
  resolution?: 'merge-duplicates' | 'ignore-duplicates'
  missing?: 'default' | 'null'
  return?: 'representation' | 'minimal'
  count?: 'exact' | 'planned' | 'estimated'
  handling?: 'strict' | 'lenient'
  maxAffected?: number
}

const choices: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    resolution: ['merge-duplicates', 'ignore-duplicates'],
    missing: ['default', 'null'],
    return: ['representation', 'minimal'],
    count: ['exact', 'planned', 'estimated'],
    handling: ['strict', 'lenient'],
  }),
)

/**
 * Reads the header.
 *
 * @throws {RestError} `PGRST122` for a word that is not known, when asked to be strict.
 */
export function readPreferences(header: string): Preferences {
  const preferences: Record<string, string> = {}
  const unknown: string[] = []
  for (const word of header
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const [name, value] = splitOnce(word)
    const isKnown = name === 'max-affected' || choices.get(name)?.includes(value)
    if (isKnown) preferences[name] ??= value
    else unknown.push(word)
  }
  if (unknown.length > 0 && preferences['handling'] === 'strict') {
    throw new RestError(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
      details: `Invalid preferences: ${unknown.join(', ')}`,
    })
  }
  const { 'max-affected': most, ...rest } = preferences
  return { ...rest, ...(/^\d{1,15}$/.test(most ?? '') ? { maxAffected: Number(most) } : {}) }
}

/** How many rows may be affected, when the caller minds. */
export function mostAffected({ handling, maxAffected }: Preferences): number | undefined {
  return handling === 'strict' ? maxAffected : undefined
}

/** The preferences that were followed, for the answer. */
export function describeApplied(preferences: Preferences, names: (keyof Preferences)[]): string {
  const applied = names.flatMap((name) => {
    const value = preferences[name]
    return value === undefined ? [] : `${name === 'maxAffected' ? 'max-affected' : name}=${value}`
  })
  return applied.join(', ')
}

function splitOnce(word: string): [string, string] {
  const at = word.indexOf('=')
  return at === -1 ? [word, ''] : [word.slice(0, at), word.slice(at + 1)]
}
