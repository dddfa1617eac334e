import { type Clock, systemClock } from '../clock/clock.ts'

/** So many times as long. A machine on which fifty processes share two cores took five times as long. */
const patience = 30

/**
 * The machine's own time, on which waiting takes longer: against a real backend the limits of calls and visits end what
 * hangs and measure nothing, however busy the machine is.
 */
export const patientClock: Clock = {
  ...systemClock,
  sleep: (delayMs, signal) => systemClock.sleep(patience * delayMs, signal),
}
