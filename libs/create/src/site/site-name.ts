import { CreateError } from './create-error.ts'

/** What a site is called, where visitors read it and where npm does. */
export interface SiteName {
  /** As visitors read it: `My new site`. */
  title: string
  /** As npm takes it: `my-new-site`. https://docs.npmjs.com/cli/configuring-npm/package-json#name */
  packageName: string
}

/**
 * Makes both names of a site from the name of its folder: `my-new-site` is shown as `My new site`, and a title stays as
 * it was written.
 *
 * @throws {CreateError} `create/bad-name`: there is no letter and no digit in it that npm takes.
 */
export function nameSite(name: string): SiteName {
  const packageName = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]+/g, '-')
    .replaceAll(/^[._-]+|[._-]+$/g, '')
    .slice(0, 214)
  if (packageName === '' || packageName === 'node_modules')
    throw new CreateError(
      'create/bad-name',
      `"${name}" has no name of a package in it, and the site would be one. Nothing was written. Take letters or digits.`,
    )
  const words = name === packageName ? name.replaceAll(/[._-]+/g, ' ').trim() : name
  return { title: words.replace(/^./, (first) => first.toUpperCase()), packageName }
}
