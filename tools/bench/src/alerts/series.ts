/** Series of metrics as they were read, and in the notation of promtool. */
export interface Recording {
  /** What was broken. */
  fault: string
  /** Alerts that it raises. */
  raises: readonly string[]
  /** Alerts that it raises on some machines, or in some orders of events. */
  mayRaise: readonly string[]
  /** Whether the values were read of processes, or written down because the fault cannot be made here. */
  source: 'recorded' | 'written'
  /** How many there are, fifteen seconds apart. */
  readings: number
  /** Values by series, one for each reading. */
  series: Record<string, string>
}

/** Adds a reading of a process to the series. Only these metrics are kept. */
export function addReading(
  all: Map<string, (string | undefined)[]>,
  reading: { at: number; instance: string; text: string | undefined; metrics: ReadonlySet<string> },
): void {
  const { at, instance, text, metrics } = reading
  const note = (name: string, value: string): void => {
    const values = all.get(name) ?? []
    all.set(name, values)
    values[at] = value
  }
  note(`up{job="house-edge",instance="${instance}"}`, text === undefined ? '0' : '1')
  for (const line of (text ?? '').split('\n')) {
    const [, name = '', labels, value = ''] = /^([a-z\d_]+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
    if (!metrics.has(name)) continue
    const where = [...(labels ? [labels] : []), 'job="house-edge"', `instance="${instance}"`].join(',')
    note(`${name}{${where}}`, rounded(value))
  }
}

/** A counter that stays says as much as none. */
const isIdle = (name: string, values: readonly (string | undefined)[]): boolean =>
  /^[a-z_]+_(?:total|bucket|count|sum)[{ ]/.test(name) &&
  new Set(values.filter((value) => value !== undefined)).size === 1

/** In the notation of promtool: `_x2` where nothing was read, `5+0x3` for a value that stays. */
export function written(
  all: ReadonlyMap<string, readonly (string | undefined)[]>,
  readings: number,
): Record<string, string> {
  return Object.fromEntries(
    [...all]
      .filter(([name, values]) => !isIdle(name, values))
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, values]) => {
        const whole = Array.from({ length: readings }, (_, at) => values[at] ?? '_')
        const runs: { value: string; times: number }[] = []
        for (const value of whole) {
          const last = runs.at(-1)
          if (last?.value === value) last.times += 1
          else runs.push({ value, times: 1 })
        }
        return [name, runs.map(textOf).join(' ')]
      }),
  )
}

function textOf({ value, times }: { value: string; times: number }): string {
  if (value === '_') return `_x${times}`
  return times === 1 ? value : `${value}+0x${times - 1}`
}

/** Names of metrics in the expressions of rules. */
export function metricsIn(rules: string): ReadonlySet<string> {
  return new Set(rules.match(/\b(?:house_edge|http|nodejs|process|system|v8js)_[a-z\d_]+/g))
}

function rounded(value: string): string {
  const number = Number(value)
  return Number.isInteger(number) ? String(number) : number.toPrecision(5).replace(/\.?0+$/, '')
}
