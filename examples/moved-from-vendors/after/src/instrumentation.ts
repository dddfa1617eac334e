export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs' && process.env.NODE_ENV === 'production') {
    const { noteFinishedPages } = await import('@house-edge/content/next')
    await noteFinishedPages('.next')
  }
}
