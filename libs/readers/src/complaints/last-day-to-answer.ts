const workingDays = 5

/** The day by which a complaint is answered, five working days after it came in. Days are those of UTC. */
export function lastDayToAnswer(sent: string): string {
  const day = new Date(`${sent.slice(0, 10)}T00:00:00Z`)
  for (let left = workingDays; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1)
    if (day.getUTCDay() % 6 !== 0) left -= 1
  }
  return day.toISOString().slice(0, 10)
}
