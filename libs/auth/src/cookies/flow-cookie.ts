import * as z from 'zod'
import type { CookieJar } from './cookie-jar.ts'
import { decodeJson, encodeJson } from './cookie-value.ts'

/** A sign-in at a provider that is under way in this browser. */
export interface Flow {
  id: string
  /** The secret of RFC 7636. */
  verifier: string
  /** Path to go to afterwards; empty for none. */
  returnTo: string
}

const Flows = z.array(z.object({ id: z.string(), verifier: z.string(), returnTo: z.string() }))
const maxAgeSeconds = 10 * 60
/** How many tabs can have a sign-in in progress at the same time. */
const flowLimit = 3

/** Keeps a flow's secret where only this browser and this server see it (RFC 7636). */
export function rememberFlow(jar: CookieJar, key: string, flow: Flow): void {
  write(jar, key, [flow, ...read(jar, key)].slice(0, flowLimit))
}

/** Gives a flow back and forgets it. */
export function takeFlow(jar: CookieJar, key: string, id: string | undefined): Flow | undefined {
  const flows = read(jar, key)
  const found = flows.find((flow) => flow.id === id)
  if (found) {
    write(
      jar,
      key,
      flows.filter((flow) => flow !== found),
    )
  }
  return found
}

function read(jar: CookieJar, key: string): Flow[] {
  return Flows.safeParse(decodeJson(jar.get(key) ?? '')).data ?? []
}

function write(jar: CookieJar, key: string, flows: Flow[]): void {
  if (flows.length === 0) jar.remove(key)
  else jar.set({ name: key, value: encodeJson(flows), maxAgeSeconds })
}
