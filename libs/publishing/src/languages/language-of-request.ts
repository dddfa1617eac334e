import { headers } from 'next/headers'
import { languageHeader } from '@house-edge/routing/next'

/** The language of the page that the framework renders for a request, which the proxy has found by its address. */
export async function languageOfRequest(): Promise<string | undefined> {
  return (await headers()).get(languageHeader) ?? undefined
}
