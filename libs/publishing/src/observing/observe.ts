import { findObserver } from './process-observer.ts'
import type { ObservedEvent, ObservedTracer } from './observer.ts'

/** Has something counted where telemetry is on. */
export function observe(event: ObservedEvent): void {
  findObserver()?.count(event)
}

/** The tracer of this process, for the option `tracer` of other libraries. `undefined`: no spans are wanted. */
export function tracerOfProcess(): ObservedTracer | undefined {
  return findObserver()?.tracer
}
