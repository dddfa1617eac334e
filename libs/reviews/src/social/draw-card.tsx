import { ImageResponse } from 'next/og'
import type { CSSProperties, ReactElement } from 'react'
import sharp from 'sharp'
import { cardSize, pictureSize } from './card-size.ts'
import type { Card } from './card.ts'

const paper = '#faf6ee'
const ink = '#17231d'
const green = '#0e4b38'
const brass = '#a9812f'
const bad = '#9b2c1f'
/** As in the light theme. */
const tones = { best: green, good: '#1c6443', fair: '#7d5a10', weak: '#8a4415', bad }

/**
 * Draws a card as a PNG. The drawing library reads styles from attributes only.
 *
 * @param picture As PNG. Without it the text takes the whole width.
 */
export async function drawCard(card: Card, picture: Uint8Array | undefined): Promise<Uint8Array> {
  const image = new ImageResponse(<CardPicture card={card} picture={picture} />, cardSize)
  return sharp(await image.arrayBuffer())
    .png({ palette: true, quality: 80 })
    .toBuffer()
}

function CardPicture({ card, picture }: { card: Card; picture: Uint8Array | undefined }): ReactElement {
  const { kind, isWarning, title, score, band, outOfTen, tagline } = card
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', background: paper, color: ink }}>
      <div style={words}>
        <div style={{ display: 'flex', alignItems: 'center', gap: 16, fontSize: 32, color: green }}>
          <div style={{ width: 26, height: 36, background: green }} />
          <div style={{ width: 6, height: 36, marginLeft: -10, background: brass }} />
          House Edge
        </div>
        <div style={{ display: 'flex', flexDirection: 'column', gap: 20 }}>
          {kind !== '' && (
            <div
              style={
                isWarning
                  ? {
                      display: 'flex',
                      alignSelf: 'flex-start',
                      padding: '6px 20px',
                      background: bad,
                      color: paper,
                      fontSize: 36,
                    }
                  : { display: 'flex', color: brass, fontSize: 30 }
              }
            >
              {kind}
            </div>
          )}
          <div style={{ display: 'flex', fontSize: sizeOf(title), lineHeight: 1.12 }}>{title}</div>
        </div>
        {score === undefined ? (
          <div style={{ display: 'flex', fontSize: 28 }}>{tagline}</div>
        ) : (
          <div style={{ display: 'flex', alignItems: 'baseline', gap: 14 }}>
            <div style={{ display: 'flex', fontSize: 96, lineHeight: 1 }}>{score}</div>
            {outOfTen !== '' && <div style={{ display: 'flex', fontSize: 34 }}>{outOfTen}</div>}
            {band && (
              <div style={{ display: 'flex', fontSize: 48, color: tones[band.tone] }}>{band.word}</div>
            )}
          </div>
        )}
      </div>
      {picture && (
        // oxlint-disable-next-line nextjs/no-img-element -- of a picture, not of a page
        <img
          alt=""
          {...pictureSize}
          src={`data:image/png;base64,${Buffer.from(picture).toString('base64')}`}
        />
      )}
    </div>
  )
}

const words: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  flexGrow: 1,
  flexBasis: 0,
  padding: 64,
}

function sizeOf(title: string): number {
  if (title.length <= 24) return 84
  return title.length <= 56 ? 64 : 48
}
