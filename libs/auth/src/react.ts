/**
 * The session in components of a page.
 *
 * @module
 */
export type { AuthProviderProps } from './react/auth-provider.island.tsx'
export { AuthProvider, useAuthEvents, useClaims, useSession } from './react/auth-provider.island.tsx'
export { useChannel } from './react/use-channel.island.tsx'
