import type { ImageSummary } from '../../../src/desk/contract.ts'
import { Icon } from '../elements/icon.tsx'

interface PictureGridProps {
  files: readonly ImageSummary[]
  chosen?: string | undefined
  onChoose: (file: ImageSummary) => void
}

/** Files of the media library to choose from. */
export function PictureGrid({ files, chosen, onChoose }: PictureGridProps) {
  return (
    <ul className="picture-grid">
      {files.map((file) => (
        <li key={file.id}>
          <button
            type="button"
            className="picture-tile"
            aria-pressed={chosen === file.id}
            onClick={() => onChoose(file)}
          >
            <span className="picture-frame">
              {file.kind === 'image' ? (
                <img
                  src={`${file.url}?w=320&h=240&fit=max&auto=format`}
                  alt={file.alt ?? ''}
                  loading="lazy"
                />
              ) : (
                <Icon name="documents" size={32} />
              )}
            </span>
            <span className="picture-name">{file.file}</span>
            <span className="quiet small">
              {file.width ? `${file.width} × ${file.height} · ` : ''}
              {sizeOf(file.sizeBytes)} · {file.uses === 0 ? 'not\u00a0used' : `used\u00a0${file.uses}×`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** How much a file weighs, in words. */
export function sizeOf(bytes: number): string {
  return bytes < 1_048_576 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`
}
