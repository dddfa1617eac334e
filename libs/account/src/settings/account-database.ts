import {
  type AuthContext,
  type BackendClient,
  type CookieReader,
  createServerBackend,
} from '@house-edge/auth/server'
import type { AccountSettings } from './account-settings.ts'

/** What the library reads and writes of a database: the guide `backend` says where it comes from. */
interface AccountDatabase {
  public: {
    Tables: {
      profiles: {
        Row: Profile
        Insert: Partial<Profile>
        Update: Partial<Profile>
        Relationships: []
      }
    }
    Views: Record<string, never>
    Functions: {
      /** Counts pictures: at most twenty a day and account. */
      begin_pictures: { Args: Record<PropertyKey, never>; Returns: undefined }
    }
  }
}

type Profile = {
  /** Of the user. */
  id: string
  display_name: string | null
  /** In the bucket `avatars`. */
  avatar_path: string | null
}

/** A client with the visitor's own rights. */
export type AccountBackend = BackendClient<AccountDatabase>

/** Opens it, for one request. */
export function visitorBackend(
  { auth }: AccountSettings,
  from: AuthContext | CookieReader,
): Promise<AccountBackend> {
  return createServerBackend<AccountDatabase>(auth, from)
}
