import type { AccountSettings } from '../settings/account-settings.ts'

/** What files of a site are called: its name, as in addresses. */
export function fileName({ siteName }: AccountSettings): string {
  const letters = siteName.normalize('NFD').toLowerCase()
  return (
    letters
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'site'
  )
}
