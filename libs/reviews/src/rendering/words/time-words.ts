/** Says a measured time: minutes up to two hours, hours with halves up to four days, days beyond. */
export function timeWords(hours: number): string {
  if (hours < 2) return counted(Math.round(hours * 60), 'minute')
  if (hours <= 96) return counted(Math.round(hours * 2) / 2, 'hour')
  return counted(Math.round((hours / 24) * 2) / 2, 'day')
}

function counted(figure: number, unit: string): string {
  const words = figure % 1 === 0.5 ? `${figure === 0.5 ? '' : Math.floor(figure)}½` : String(figure)
  return `${words} ${unit}${figure === 1 || figure === 0.5 ? '' : 's'}`
}
