import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize } from 'node:v8'
import { inject } from 'vitest'
import type { DatabaseImage } from '../database/database-image.ts'

const images = new Map<string, Promise<DatabaseImage>>()

/** An image of a database: `empty`, or with every migration applied. It is read once for all files of tests. */
export function databaseImage(kind: 'empty' | 'migrated'): Promise<DatabaseImage> {
  const image = images.get(kind) ?? readImage(kind)
  images.set(kind, image)
  return image
}

async function readImage(kind: string): Promise<DatabaseImage> {
  return deserialize(await readFile(join(inject('template'), `${kind}.image`))) as DatabaseImage
}
