const names: Readonly<Record<string, string>> = {
  apple: 'Apple',
  azure: 'Microsoft',
  discord: 'Discord',
  facebook: 'Facebook',
  github: 'GitHub',
  gitlab: 'GitLab',
  google: 'Google',
  linkedin_oidc: 'LinkedIn',
  slack_oidc: 'Slack',
  spotify: 'Spotify',
  twitch: 'Twitch',
  x: 'X',
}

/** What visitors call a provider. */
export function providerName(provider: string): string {
  return names[provider] ?? provider.charAt(0).toUpperCase() + provider.slice(1)
}
