import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'

const images = new Map<string, Promise<Blob>>()

/** An image of a database: `empty`, or with every migration applied. It is read once for all files of tests. */
export function databaseImage(kind: 'empty' | 'migrated'): Promise<Blob> {
  const image = images.get(kind) ?? readImage(kind)
  images.set(kind, image)
  return image
}

async function readImage(kind: string): Promise<Blob> {
  return new Blob([await readFile(join(inject('template'), `${kind}.tar`))])
}
