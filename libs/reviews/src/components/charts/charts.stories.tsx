import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { BesideReaders } from './beside-readers.tsx'
import { Outcomes } from './outcomes.tsx'
import { ScoreChart } from './score-chart.tsx'
import { ScoreHistory } from './score-history.tsx'
import { StripPlot } from './strip-plot.tsx'
import { WageringCurve } from './wagering-curve.tsx'

const meta = {
  title: 'Components/Charts',
  parameters: { layout: 'fullscreen', frame: 'page' },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const story = (picture: ReactElement): Story => ({ render: () => picture })

export const Payouts = story(
  <StripPlot
    title="How long payouts took"
    summary="Each mark is one withdrawal; the line shows where half took less."
    timeWords={(hours) => `${hours} h`}
    rows={[
      {
        name: 'Copper Lantern',
        middle: 0.9,
        marks: [
          { hours: 0.4, kind: 'Transfer' },
          { hours: 0.9, kind: 'Wallet' },
          { hours: 1.8, kind: 'Debit' },
        ],
      },
      {
        name: 'Brass Orrery',
        middle: 76,
        marks: [
          { hours: 26, kind: 'Transfer' },
          { hours: 76, kind: 'Wallet' },
          { hours: 168, kind: 'Debit', isOfReader: true },
        ],
      },
    ]}
  />,
)
export const Score = story(
  <ScoreChart
    scores={[
      {
        criterion: 'Safety',
        score: 9.6,
        weight: 25,
        band: { word: 'Excellent', tone: 'best' },
        note: 'Clean.',
      },
      { criterion: 'Payouts', score: 1.4, weight: 20, band: { word: 'Poor', tone: 'bad' } },
      { criterion: 'Support', score: 5.2, weight: 10, band: { word: 'Weak', tone: 'weak' } },
    ]}
  />,
)
export const History = story(
  <ScoreHistory
    scores={[
      { date: '2026-04-28', score: 5.5, note: 'First published.' },
      { date: '2026-06-16', score: 5.4, note: 'Safety lowered.' },
      { date: '2026-10-30', score: 5.3, note: 'Payouts lowered.' },
    ]}
  />,
)
export const Wagering = story(
  <WageringCurve
    currency="GBP"
    terms={{ deposit: 50, bonus: 50, multiple: 30, base: 'bonus', tables: 20, largestBet: 2, largestWin: 80 }}
  />,
)
export const Evening = story(
  <Outcomes currency="GBP" terms={{ stake: 2, rounds: 40, hours: 3, edge: 2.7, swing: 'even' }} />,
)
export const BesideReadersMarks = story(
  <BesideReaders
    votes={3}
    marks={[
      { name: 'Payouts', ours: 9.4, readers: 4.3 },
      { name: 'Terms that are fair', ours: 8.6, readers: 1.7 },
    ]}
  />,
)
export const Nothing = story(<ScoreHistory scores={[]} />)
