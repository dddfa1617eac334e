import { beforeAll } from 'vitest'
import type { SupabaseClient } from '@supabase/supabase-js'
import sharp from 'sharp'
import type { BackendOptions } from '../backend-options.ts'
import { useBackend, type TestBackend } from '../testing/test-backend.ts'

export const migrations: string = new URL('../testing/migrations', import.meta.url).pathname

interface StorageWorld {
  backend: TestBackend
  service: SupabaseClient
  reader: SupabaseClient
  other: SupabaseClient
}

const buckets: Record<string, { public: boolean; allowedMimeTypes?: string[]; fileSizeLimit?: string }> = {
  private: { public: false },
  public: { public: true },
  open: { public: false },
  unlisted: { public: false },
  pictures: { public: true, allowedMimeTypes: ['image/*'], fileSizeLimit: '20KB' },
}

/** A backend with a bucket of each kind, the service and two readers. */
export function useStorage(options: Partial<BackendOptions> = {}): StorageWorld {
  const backend = useBackend({ migrations, maxFileBytes: 1_000_000, ...options })
  const world = { backend } as StorageWorld
  beforeAll(async () => {
    world.service = backend.serviceClient()
    for (const [id, options] of Object.entries(buckets)) await world.service.storage.createBucket(id, options)
    world.reader = (await backend.signUp('files@example.com')).client
    world.other = (await backend.signUp('others-files@example.com')).client
  })
  return world
}

export const textFile = (content: string): Blob => new Blob([content], { type: 'text/plain' })

export async function pngFile(width = 60, height = 40): Promise<Blob> {
  const image = sharp({ create: { width, height, channels: 3, background: '#0e4b38' } })
  return new Blob([new Uint8Array(await image.png({ compressionLevel: 9 }).toBuffer())], {
    type: 'image/png',
  })
}
