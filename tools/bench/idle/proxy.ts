/** The framework's own share: a proxy that does nothing. */
export function proxy(): void {}

export const config = { matcher: ['/((?!_next/).*)'] }
