import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** What one costs, in microseconds, and how many calls of the auth service. */
interface Cost {
  microseconds: number
  calls: number
}

/** Everything measured about sessions. */
interface AuthFigures {
  latencyMs: number
  requests: Record<string, Cost>
  verifications: Record<string, Cost>
}

/** Measures requests with and without the library, and verification against the vendor's. */
export async function measureAuth(): Promise<AuthFigures> {
  const conditions = ['--conditions=react-server', '--conditions=@house-edge/source']
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...conditions,
    join(import.meta.dirname, 'measure.ts'),
  ])
  return JSON.parse(stdout) as AuthFigures
}

/** The tables, one row a line, cells in columns. */
export function authTables({ latencyMs, requests, verifications }: AuthFigures): string[][] {
  const bare = requests['no library at all']
  const vendor = verifications['getUser() of the vendor']
  return [
    ['a request', 'µs', 'against none', 'calls'],
    ...Object.entries(requests).map(([name, cost]) => row(name, cost, bare)),
    [],
    [`verification, ${latencyMs} ms away`, 'µs', 'against vendor', 'calls'],
    ...Object.entries(verifications).map(([name, cost]) => row(name, cost, vendor)),
  ]
}

function row(name: string, cost: Cost, base: Cost | undefined): string[] {
  const share = cost.microseconds / (base?.microseconds ?? Number.NaN)
  return [name, cost.microseconds.toFixed(1), `${share.toPrecision(3)}×`, cost.calls.toFixed(3)]
}
