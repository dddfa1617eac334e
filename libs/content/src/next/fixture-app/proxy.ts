import { type NextRequest, NextResponse } from 'next/server'
import { store } from './content.ts'

export async function proxy(request: NextRequest): Promise<Response> {
  if (request.cookies.has('__prerender_bypass')) return NextResponse.next()
  const result = await store.lookup('article', request.nextUrl.pathname.slice(1))
  if (result === 'not-found') return new Response('No such page.', { status: 404 })
  return NextResponse.next()
}

export const config: { matcher: string[] } = { matcher: ['/((?!_next/|api/).+)'] }
