import type { Log } from '@house-edge/double/log'
import type { AuthConfig } from './auth/config.ts'
import type { LimitConfig } from './auth/limits.ts'
import type { DatabaseImage } from './database/database-image.ts'
import type { Database } from './database/database.ts'
import type { Random } from './random.ts'
import type { RealtimeLimits } from './realtime/realtime-service.ts'

/** How a backend is started. */
export interface BackendOptions {
  /** Where data, keys and caught messages are kept. Made at the first start. */
  folder: string
  /** What a database held: the backend works on a copy in memory, and nothing of it is kept. */
  databaseImage?: DatabaseImage
  /** A database that is open already, and stays so. Default: the one in the folder. */
  database?: Database
  /** The folder of `<version>_<name>.sql` files, as the vendor's CLI lays it out. */
  migrations: string
  /** 0 takes any free port. */
  port?: number
  host?: string
  /** Where the site is; links in messages lead there. */
  siteUrl?: string
  auth?: Partial<Omit<AuthConfig, 'siteUrl'>>
  limits?: Partial<LimitConfig>
  /** The folder of `<name>/index.ts` functions; beside the migrations unless given. */
  functions?: string
  /** What functions find in `Deno.env` besides the project's own address and keys. */
  functionEnv?: Record<string, string>
  functionLimitMs?: number
  realtimeLimits?: Partial<RealtimeLimits>
  /** The largest stored file, in bytes. */
  maxFileBytes?: number
  /** How many pictures are drawn at once, and how many may wait for it. */
  drawing?: { atOnce?: number; mostWaiting?: number }
  /** Milliseconds since the epoch. */
  now?: () => number
  random?: Random
  /** Called with what happens. Default: nothing is written. */
  log?: Log
}
