import type { FaultTarget } from './faults.ts'

export function readTarget(method: string, address: string): FaultTarget {
  const url = new URL(address, 'http://localhost')
  return { method, path: url.pathname, query: decode(url.search.slice(1)) }
}

function decode(query: string): string {
  try {
    return decodeURIComponent(query.replaceAll('+', ' '))
  } catch {
    return query
  }
}
