import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** The language of messages about accounts: the one that the environment names, or that the documents are in first. */
export function mailLanguage(
  { seed = 'content' }: { readonly seed?: string | undefined },
  env: Readonly<Record<string, string | undefined>>,
): string {
  const named = env['BACKEND_LANGUAGE']
  if (named) return named
  const file = resolve(seed, 'repository.json')
  if (!existsSync(file)) return 'en'
  const { languages = [] } = JSON.parse(readFileSync(file, 'utf8')) as {
    languages?: { id: string; is_master: boolean }[]
  }
  return languages.find(({ is_master: isMaster }) => isMaster)?.id ?? 'en'
}
