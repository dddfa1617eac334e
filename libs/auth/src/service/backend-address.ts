import { BackendConfigurationError } from '../errors/configuration-errors.ts'

/**
 * Checks the backend's address (with the vendor's texts).
 *
 * @returns The address, ending in a slash so that paths can be resolved against it.
 * @throws {BackendConfigurationError} It is missing, not http or https, or malformed.
 */
export function parseBackendUrl(url: string | undefined): URL {
  const trimmed = url?.trim()
  if (!trimmed) throw new BackendConfigurationError('supabaseUrl is required.')
  if (!/^https?:\/\//i.test(trimmed)) {
    throw new BackendConfigurationError('Invalid supabaseUrl: Must be a valid HTTP or HTTPS URL.')
  }
  const parsed = URL.parse(trimmed.endsWith('/') ? trimmed : `${trimmed}/`)
  if (!parsed) throw new BackendConfigurationError('Invalid supabaseUrl: Provided URL is malformed.')
  return parsed
}

/**
 * Checks a key of the backend (with the vendor's text).
 *
 * @throws {BackendConfigurationError} It is missing.
 */
export function parseBackendKey(key: string | undefined): string {
  if (!key) throw new BackendConfigurationError('supabaseKey is required.')
  return key
}
