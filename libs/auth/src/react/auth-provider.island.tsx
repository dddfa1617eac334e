'use client'

import {
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Claims } from '../claims/claims.ts'
import { BackendConfigurationError } from '../errors/configuration-errors.ts'
import {
  type AuthEventListener,
  createSessionObserver,
  type ObservedSession,
  type ObserverOptions,
  type SessionObserver,
} from '../observer/create-session-observer.ts'

const ObserverContext = createContext<SessionObserver | undefined>(undefined)
const loading: ObservedSession = { state: 'loading' }

/** Properties of {@link AuthProvider}. */
export interface AuthProviderProps {
  /** The path of the page; claims are read again before each new one is shown. Default: they are not. */
  path?: string
  /** How to watch. Default: see {@link ObserverOptions}. */
  options?: ObserverOptions
  children?: ReactNode
}

/** Watches the session of this browser for the components inside. Renders nothing of its own. */
export function AuthProvider({ path, options, children }: AuthProviderProps): ReactElement {
  const [observer] = useState(() => lazyObserver(options))
  useEffect(() => observer.start(), [observer])
  return (
    <ObserverContext value={observer}>
      <LookOnArrival key={path} observer={observer} />
      {children}
    </ObserverContext>
  )
}

function LookOnArrival({ observer }: { observer: SessionObserver }) {
  useEffect(() => void observer.look(), [observer])
  return null
}

/**
 * The session of this browser. `loading` on the server and until the first answer.
 *
 * @throws {BackendConfigurationError} There is no {@link AuthProvider} around the component.
 */
export function useSession(): ObservedSession {
  const observer = useObserver()
  return useSyncExternalStore(observer.subscribe, observer.current, () => loading)
}

/**
 * The verified claims of the visitor, or `undefined` when the visitor is not signed in.
 *
 * @throws {BackendConfigurationError} There is no {@link AuthProvider} around the component.
 */
export function useClaims(): Claims | undefined {
  const session = useSession()
  return session.state === 'signed-in' ? session.claims : undefined
}

/**
 * Calls back with what happens to the session, in any tab, each thing once.
 *
 * @throws {BackendConfigurationError} There is no {@link AuthProvider} around the component.
 */
export function useAuthEvents(listener: AuthEventListener): void {
  const observer = useObserver()
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => observer.onEvent((event, session) => latest.current(event, session)), [observer])
}

function useObserver(): SessionObserver {
  const observer = useContext(ObserverContext)
  if (observer) return observer
  throw new BackendConfigurationError(
    'The session was asked for outside of an AuthProvider, where it is not followed. Put AuthProvider around the page.',
  )
}

/** The observer needs a window; on the server there is none, and nothing to watch. */
function lazyObserver(options: ObserverOptions | undefined): SessionObserver {
  let made: SessionObserver | undefined
  const observer = () => (made ??= createSessionObserver(options))
  return {
    current: () => made?.current() ?? loading,
    subscribe: (listener) => observer().subscribe(listener),
    onEvent: (listener) => observer().onEvent(listener),
    look: () => observer().look(),
    start: () => observer().start(),
  }
}
