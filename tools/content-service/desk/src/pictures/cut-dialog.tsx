import { useRef, useState } from 'react'
import type { ImageSummary } from '../../../src/desk/contract.ts'
import type { JsonObject } from '../../../src/json/json.ts'
import { Button } from '../elements/button.tsx'
import { Dialog } from '../elements/dialog.tsx'
import { leastZoom, within } from './cut.ts'
import type { Cut, Frame } from './cut.ts'
import './cut-dialog.css'

interface CutDialogProps {
  frame: Frame
  file: ImageSummary
  source: { width: number; height: number }
  cut: Cut
  /** `undefined` takes the middle again. */
  onChoose: (edit: JsonObject | undefined) => void
  onClose: () => void
}

const shownPx = 520
const stepPx = 8

/** Chooses the part of a picture that a size shows: dragged, or moved with the arrow keys, and brought nearer. */
export function CutDialog({ frame, file, source, cut: before, onChoose, onClose }: CutDialogProps) {
  const [cut, setCut] = useState(before)
  const drag = useRef<{ x: number; y: number; cut: Cut }>(undefined)
  const least = leastZoom(cut, source)
  const scale = Math.min(shownPx / cut.width, 360 / cut.height)
  const moveBy = (from: Cut, x: number, y: number): void =>
    setCut(within({ ...from, x: from.x + x, y: from.y + y }, source))
  const zoomTo = (zoom: number): void => {
    // What is in the middle stays there.
    const middle = { x: (cut.x + cut.width / 2) / cut.zoom, y: (cut.y + cut.height / 2) / cut.zoom }
    setCut(
      within(
        { ...cut, zoom, x: middle.x * zoom - cut.width / 2, y: middle.y * zoom - cut.height / 2 },
        source,
      ),
    )
  }

  return (
    <Dialog
      title={`What “${frame.name || 'main'}” shows`}
      width="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => onChoose(undefined)}>Take the middle</Button>
          <Button
            look="main"
            onClick={() => onChoose({ x: cut.x, y: cut.y, zoom: cut.zoom, background: 'transparent' })}
          >
            Use this part
          </Button>
        </>
      }
    >
      <div className="stack">
        <button
          type="button"
          className="cut"
          aria-label={`The part of the picture that is shown. Arrow keys move it. ${cut.width} by ${cut.height} pixels.`}
          style={{ width: cut.width * scale, height: cut.height * scale }}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            drag.current = { x: event.clientX, y: event.clientY, cut }
          }}
          onPointerMove={(event) => {
            const { current: from } = drag
            if (from) moveBy(from.cut, (from.x - event.clientX) / scale, (from.y - event.clientY) / scale)
          }}
          onPointerUp={() => (drag.current = undefined)}
          onKeyDown={(event) => {
            const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[
              event.key
            ]
            if (!by) return
            event.preventDefault()
            moveBy(cut, (by[0] ?? 0) * stepPx, (by[1] ?? 0) * stepPx)
          }}
        >
          <img
            src={file.url}
            alt=""
            draggable={false}
            style={{
              width: source.width * cut.zoom * scale,
              height: source.height * cut.zoom * scale,
              transform: `translate(${-cut.x * scale}px, ${-cut.y * scale}px)`,
            }}
          />
        </button>
        <label className="link-part">
          <span className="small quiet">Nearer</span>
          <input
            type="range"
            min={1}
            max={4}
            step={0.01}
            value={cut.zoom / least}
            onChange={(event) => zoomTo(Number(event.target.value) * least)}
          />
        </label>
      </div>
    </Dialog>
  )
}
