import { redirectToPreviewURL } from '@prismicio/next'
import type { NextRequest } from 'next/server'
import { createClient } from '../../../prismicio.ts'

export async function GET(request: NextRequest) {
  return await redirectToPreviewURL({ client: createClient(), request })
}
