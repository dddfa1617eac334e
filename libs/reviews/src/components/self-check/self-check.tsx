import { joinClasses, withKeys } from '@house-edge/ui'
import { marked } from '@house-edge/ui/language'
import type { ComponentProps, ReactElement } from 'react'
import { words } from '../../words/words.ts'

/** An answer, and the points it is worth. */
interface SelfCheckAnswer {
  words: string
  points: 0 | 1 | 2 | 3
}

/** What a sum of points means. */
interface SelfCheckBand {
  /** As in “3 to 7 points”. */
  points: string
  meaning: string
}

/** Questions with the same answers, and what their sum means. Everything else goes on to the `div`. */
interface SelfCheckProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What all questions begin with. */
  stem: string
  questions: readonly string[]
  answers: readonly SelfCheckAnswer[]
  bands: readonly SelfCheckBand[]
  /** The rank of the heading above the sum. @default 3 */
  level?: 2 | 3 | 4
}

/**
 * Questions that visitors answer for themselves alone. Points are counted by the style sheet: there is no form and no
 * script, so an answer can be neither sent nor kept.
 *
 * - Not for: anything we want to know (`Form`).
 * - Accessibility: each question is a group of choices that name their points; the sum is text, read where it stands.
 * - Do: show whom to talk to beside the meaning of the sum.
 * - Don’t: call a sum a diagnosis.
 */
export function SelfCheck({
  stem,
  questions,
  answers,
  bands,
  level = 3,
  className,
  ...rest
}: SelfCheckProps): ReactElement {
  const Title = `h${level}` as const
  const said = words().selfCheck
  return (
    <div {...rest} className={joinClasses('he-self-check', className)}>
      <p className="he-self-check-stem">{stem}</p>
      <ol className="he-self-check-questions">
        {withKeys(questions).map(({ key, entry }) => (
          <li key={key}>
            <fieldset>
              <legend>{entry}</legend>
              <div className="he-self-check-answers">
                {answers.map(({ words: answer, points }) => (
                  <label key={points}>
                    {/* Not remembered over a reload: nothing of this is to be kept anywhere. */}
                    <input
                      type="radio"
                      name={`self-check-${key}`}
                      data-points={points}
                      data-private=""
                      autoComplete="off"
                    />{' '}
                    {answer} <span className="he-self-check-points">({said.points(points)})</span>
                  </label>
                ))}
              </div>
            </fieldset>
          </li>
        ))}
      </ol>
      <div className="he-self-check-result">
        <Title>{said.sum}</Title>
        <p className="he-self-check-sum">
          {marked(said.answered(questions.length), (part, at) =>
            at === 0 ? (
              <span key={part} className="he-self-check-count" />
            ) : (
              <strong key={part} className="he-self-check-total" />
            ),
          )}
        </p>
        <dl>
          {bands.map(({ points, meaning }) => (
            <div key={points}>
              <dt>{points}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
