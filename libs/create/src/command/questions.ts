import { cancel, intro, isCancel, multiselect, select, text } from '@clack/prompts'
import { CreateError } from '../site/create-error.ts'
import type { NewSite } from '../site/create-site.ts'
import { nameSite } from '../site/site-name.ts'

/** The answers of somebody who is not asked. */
export const usualSite = { folder: 'my-site', services: 'embedded', language: 'en-GB' } as const

/**
 * Asks for what the command line did not say.
 *
 * @param canAsk Whether there is a terminal.
 * @returns `undefined`: the questions were left.
 * @throws {CreateError} `create/cannot-ask`: there is no terminal, and an answer nobody gave is not taken for one.
 */
export async function askForSite(said: Partial<NewSite>, canAsk: boolean): Promise<NewSite | undefined> {
  const { folder, services } = said
  if (folder !== undefined && services !== undefined) return { ...said, folder, services }
  if (!canAsk) {
    const missing = [folder === undefined && 'a folder', services === undefined && '--services'].filter(
      Boolean,
    )
    throw new CreateError(
      'create/cannot-ask',
      `Not said: ${missing.join(' and ')}, and there is no terminal to ask at. Nothing was written. Say it, or --yes for the usual: ${usualSite.folder}, with ${usualSite.services} services.`,
    )
  }
  intro('A new site on House Edge')
  const name = folder ?? (await askForFolder())
  if (isCancel(name)) return leave()
  const kind = services ?? (await askForServices())
  if (isCancel(kind)) return leave()
  const language = said.language ?? (await askForLanguage())
  if (isCancel(language)) return leave()
  const otherLanguages = said.otherLanguages ?? (await askForOthers(language))
  if (isCancel(otherLanguages)) return leave()
  return { folder: name, services: kind, language, otherLanguages }
}

function leave(): undefined {
  cancel('Nothing was written.')
}

function askForFolder(): Promise<string | symbol> {
  return text({
    message: 'What is the site called? Its folder has this name.',
    initialValue: usualSite.folder,
    validate: (name) => {
      try {
        nameSite((name ?? '').split(/[\\/]/).at(-1) ?? '')
        return undefined
      } catch (error) {
        return (error as CreateError).message
      }
    },
  })
}

function askForServices(): Promise<NewSite['services'] | symbol> {
  return select({
    message: 'Where are content, accounts and data?',
    options: [
      { value: 'embedded', label: 'Embedded', hint: 'beside the site, on this machine, without an account' },
      { value: 'hosted', label: 'Hosted', hint: 'your Prismic repository and your Supabase project' },
    ],
  })
}

const asked = ['en-GB', 'en-US', 'de-DE', 'es-ES', 'fr-FR', 'it-IT', 'nl-NL', 'pt-PT', 'sv-SE', 'ar-AE']

function askForLanguage(): Promise<string | symbol> {
  return select({ message: 'Which language do its pages have?', options: asked.map(asOption) })
}

function askForOthers(language: string): Promise<string[] | symbol> {
  return multiselect({
    message: 'Which others, each below an address of its own? None is an answer.',
    options: asked.filter((each) => each !== language).map(asOption),
    required: false,
  })
}

function asOption(value: string) {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(value)
  return { value, label: name ?? value, hint: value }
}
